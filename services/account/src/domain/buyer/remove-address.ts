import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AddressRemoved } from '@pinline/events/account/address-removed'
import type { DefaultAddressSet } from '@pinline/events/account/default-address-set'
import type { AddressId } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'

export interface RemoveAddress {
  readonly type: 'remove-address'
  readonly addressId: AddressId
  readonly now: string
}

/** If the default is removed, the newest remaining address becomes the default. */
export const decideRemoveAddress = (
  state: Buyer,
  { addressId, now }: RemoveAddress,
): Decision<AddressRemoved | DefaultAddressSet> => {
  if (state.status !== 'registered') return rejection('address-not-found')
  if (!state.addresses.some((booked) => booked.addressId === addressId)) return rejection('address-not-found')
  const { buyerId } = state
  const removed: AddressRemoved = { type: 'address-removed', data: { buyerId, addressId, removedAt: now } }
  const heir = state.addresses.findLast((booked) => booked.addressId !== addressId)
  if (state.defaultAddressId !== addressId || heir === undefined) return [removed]
  return [removed, { type: 'default-address-set', data: { buyerId, addressId: heir.addressId, setAt: now } }]
}
