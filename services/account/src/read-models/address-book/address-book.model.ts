import type { AddressId, VaultReference } from '@pinline/events/ids'

/** A buyer's address book: references only, the texts are in the vault. Row id: buyer id. Oldest address first. */
export interface AddressBook {
  readonly buyerId: string
  readonly addresses: readonly { readonly addressId: AddressId; readonly addressRef: VaultReference }[]
  readonly defaultAddressId: AddressId | null
}
