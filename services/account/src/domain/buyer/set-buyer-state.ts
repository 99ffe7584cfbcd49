import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerStateSet } from '@pinline/events/account/buyer-state-set'
import type { Buyer } from './buyer.ts'

export interface SetBuyerState {
  readonly type: 'set-buyer-state'
  readonly disabled: boolean
  readonly now: string
}

/** Orders of a disabled buyer go on; only signing in ends. */
export const decideSetBuyerState = (state: Buyer, { disabled, now }: SetBuyerState): Decision<BuyerStateSet> => {
  if (state.status !== 'registered') return rejection('buyer-not-found')
  if (state.disabled === disabled) return []
  return [{ type: 'buyer-state-set', data: { buyerId: state.buyerId, disabled, setAt: now } }]
}
