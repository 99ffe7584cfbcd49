import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AddressAdded } from '@pinline/events/account/address-added'
import type { DefaultAddressSet } from '@pinline/events/account/default-address-set'
import type { AddressId, VaultReference } from '@pinline/events/ids'
import { addressLimit, type Buyer } from './buyer.ts'

export interface AddAddress {
  readonly type: 'add-address'
  readonly addressId: AddressId
  readonly addressRef: VaultReference
  readonly makeDefault: boolean
  readonly now: string
}

/** The first address becomes the default in any case. */
export const decideAddAddress = (state: Buyer, command: AddAddress): Decision<AddressAdded | DefaultAddressSet> => {
  if (state.status !== 'registered') return rejection('not-found')
  const { addressId, addressRef, now } = command
  const { buyerId } = state
  if (state.addresses.some((booked) => booked.addressId === addressId)) return []
  if (state.addresses.length >= addressLimit)
    return rejection('address-limit-reached', { data: { limit: addressLimit } })
  const added: AddressAdded = { type: 'address-added', data: { buyerId, addressId, addressRef, addedAt: now } }
  if (!command.makeDefault && state.defaultAddressId !== undefined) return [added]
  return [added, { type: 'default-address-set', data: { buyerId, addressId, setAt: now } }]
}
