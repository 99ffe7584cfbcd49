import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerErased } from '@pinline/events/account/buyer-erased'
import type { Buyer } from './buyer.ts'

export interface DeleteAccount {
  readonly type: 'delete-account'
  readonly now: string
}

/** Names all addresses there ever were: orders may refer to those that have left the book. */
export const decideDeleteAccount = (state: Buyer, { now }: DeleteAccount): Decision<BuyerErased> => {
  if (state.status === 'unknown') return rejection('not-found')
  if (state.status === 'erased') return []
  const addressIds = [...state.addresses.map(({ addressId }) => addressId), ...(state.removedAddressIds ?? [])]
  return [{ type: 'buyer-erased', data: { buyerId: state.buyerId, addressIds, erasedAt: now } }]
}
