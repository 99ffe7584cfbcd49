import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, it } from 'vitest'
import { buyer, later, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { SetBuyerState } from './set-buyer-state.ts'

const command = (disabled: boolean): SetBuyerState => ({ type: 'set-buyer-state', disabled, now: later })
const stateSet = (disabled: boolean): BuyerEvent => ({
  type: 'buyer-state-set',
  data: { buyerId: buyer, disabled, setAt: later },
})
const erased: BuyerEvent = { type: 'buyer-erased', data: { buyerId: buyer, addressIds: [], erasedAt: later } }

describe('set-buyer-state', () => {
  it('disables a buyer', () =>
    given(buyerDecider, [registered])
      .when(command(true))
      .then([stateSet(true)]))
  it('enables them again', () =>
    given(buyerDecider, [registered, stateSet(true)])
      .when(command(false))
      .then([stateSet(false)]))
  it('does nothing on repetition', () =>
    given(buyerDecider, [registered, stateSet(true)])
      .when(command(true))
      .then([]))
  it('does nothing on a buyer who is enabled', () => given(buyerDecider, [registered]).when(command(false)).then([]))
  it('refuses an unknown buyer', () => given(buyerDecider, []).when(command(true)).thenRejected('buyer-not-found'))
  it('refuses an erased buyer', () =>
    given(buyerDecider, [registered, erased]).when(command(true)).thenRejected('buyer-not-found'))
})
