import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, expect, it } from 'vitest'
import { added, buyer, home, later, madeDefault, reference, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'

describe('a buyer', () => {
  it('has the latest contact and company', () => {
    const events: readonly BuyerEvent[] = [
      registered,
      {
        type: 'buyer-contact-changed',
        data: { buyerId: buyer, contactRef: reference(`contact-${buyer}@2`), changed: 'email', changedAt: later },
      },
      {
        type: 'buyer-company-changed',
        data: { buyerId: buyer, companyRef: reference(`company-${buyer}@1`), changedAt: later },
      },
      { type: 'buyer-company-changed', data: { buyerId: buyer, companyRef: null, changedAt: later } },
    ]
    const state = fold(buyerDecider, events)
    expect(state).toMatchObject({ contactRef: `contact-${buyer}@2` })
    expect(state).not.toHaveProperty('companyRef')
  })
  it('once erased, has only what is needed to erase again, and accepts no command', () => {
    const events: readonly BuyerEvent[] = [
      registered,
      added(home),
      madeDefault(home),
      { type: 'buyer-erased', data: { buyerId: buyer, addressIds: [home], erasedAt: later } },
    ]
    expect(fold(buyerDecider, events)).toEqual({ status: 'erased', buyerId: buyer, addressIds: [home] })
    given(buyerDecider, events)
      .when({ type: 'reset-password', credentialRef: reference(`credential-${buyer}@2`), now: later })
      .thenRejected('not-found')
  })
})
