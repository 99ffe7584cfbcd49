/** What a buyer's own stream of a notice says: whether it has been addressed to them. */
export interface AddressedNotice {
  readonly isAddressed: boolean
}
