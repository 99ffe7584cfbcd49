import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AddressChanged } from '@pinline/events/account/address-changed'
import type { DefaultAddressSet } from '@pinline/events/account/default-address-set'
import type { AddressId, VaultReference } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'

export interface ChangeAddress {
  readonly type: 'change-address'
  readonly addressId: AddressId
  readonly addressRef: VaultReference
  readonly makeDefault: boolean
  readonly now: string
}

export const decideChangeAddress = (
  state: Buyer,
  command: ChangeAddress,
): Decision<AddressChanged | DefaultAddressSet> => {
  const { addressId, addressRef, now } = command
  if (state.status !== 'registered') return rejection('address-not-found')
  const booked = state.addresses.find((known) => known.addressId === addressId)
  if (booked === undefined) return rejection('address-not-found')
  const { buyerId } = state
  const changed: AddressChanged[] =
    booked.addressRef === addressRef
      ? []
      : [{ type: 'address-changed', data: { buyerId, addressId, addressRef, changedAt: now } }]
  if (!command.makeDefault || state.defaultAddressId === addressId) return changed
  return [...changed, { type: 'default-address-set', data: { buyerId, addressId, setAt: now } }]
}
