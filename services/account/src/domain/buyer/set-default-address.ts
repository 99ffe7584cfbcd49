import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { DefaultAddressSet } from '@pinline/events/account/default-address-set'
import type { AddressId } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'

export interface SetDefaultAddress {
  readonly type: 'set-default-address'
  readonly addressId: AddressId
  readonly now: string
}

export const decideSetDefaultAddress = (
  state: Buyer,
  { addressId, now }: SetDefaultAddress,
): Decision<DefaultAddressSet> => {
  if (state.status !== 'registered') return rejection('address-not-found')
  if (!state.addresses.some((booked) => booked.addressId === addressId)) return rejection('address-not-found')
  if (state.defaultAddressId === addressId) return []
  return [{ type: 'default-address-set', data: { buyerId: state.buyerId, addressId, setAt: now } }]
}
