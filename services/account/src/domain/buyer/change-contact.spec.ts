import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, it } from 'vitest'
import { undoableLimit } from '../undo/undoable-changes.ts'
import { afterWindow, buyer, later, reference, registered, undoableUntil } from './buyer.fixtures.ts'
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
  undoableUntil,
}
const changed: BuyerEvent = {
  type: 'buyer-contact-changed',
  data: { buyerId: buyer, contactRef: second, changed: 'phone', changedAt: later, undoableUntil },
}

describe('change-contact', () => {
  it('sets the new version', () => given(buyerDecider, [registered]).when(command).then([changed]))
  it('refuses a version that was made from an older one', () =>
    given(buyerDecider, [registered, changed])
      .when({ ...command, changed: 'email', contactRef: reference(`contact-${buyer}@3`) })
      .thenRejected('version-conflict'))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('does nothing on repetition', () => given(buyerDecider, [registered, changed]).when(command).thenNothing())
  it('refuses one more while ten can be undone, and allows it once the first of them cannot', () => {
    const tenth = Array.from({ length: undoableLimit }, (_, index): BuyerEvent => {
      const contactRef = reference(`contact-${buyer}@${index + 2}`)
      return {
        type: 'buyer-contact-changed',
        data: { buyerId: buyer, contactRef, changed: 'email', changedAt: later, undoableUntil },
      }
    })
    const next = reference(`contact-${buyer}@20`)
    const eleventh = { ...command, basedOn: reference(`contact-${buyer}@11`), contactRef: next }
    given(buyerDecider, [registered, ...tenth])
      .when(eleventh)
      .thenRejected('too-many-requests')
    given(buyerDecider, [registered, ...tenth])
      .when({ ...eleventh, now: afterWindow })
      .then([
        {
          type: 'buyer-contact-changed',
          data: { buyerId: buyer, contactRef: next, changed: 'phone', changedAt: afterWindow, undoableUntil },
        },
      ])
  })
})
