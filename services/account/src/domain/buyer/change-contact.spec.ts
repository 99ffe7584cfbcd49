import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, it } from 'vitest'
import { buyer, later, reference, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { ChangeContact } from './change-contact.ts'

const first = reference(`contact-${buyer}@1`)
const second = reference(`contact-${buyer}@2`)
const command: ChangeContact = {
  type: 'change-contact',
  changed: 'phone',
  basedOn: first,
  contactRef: second,
  now: later,
}
const changed: BuyerEvent = {
  type: 'buyer-contact-changed',
  data: { buyerId: buyer, contactRef: second, changed: 'phone', changedAt: later },
}

describe('change-contact', () => {
  it('sets the new version', () => given(buyerDecider, [registered]).when(command).then([changed]))
  it('refuses a version that was made from an older one', () =>
    given(buyerDecider, [registered, changed])
      .when({ ...command, changed: 'email', contactRef: reference(`contact-${buyer}@3`) })
      .thenRejected('version-conflict'))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('does nothing on repetition', () => given(buyerDecider, [registered, changed]).when(command).thenNothing())
})
