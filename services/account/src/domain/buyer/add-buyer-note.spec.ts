import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { staffId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { type AddBuyerNote, maxBuyerNotes } from './add-buyer-note.ts'
import { buyer, later, reference, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'

const noteRefOf = (version: number) => reference(`note-${buyer}@${version}`)
const command: AddBuyerNote = { type: 'add-buyer-note', noteRef: noteRefOf(1), mentions: [], now: later }
const added = (version: number): BuyerEvent => ({
  type: 'buyer-note-added',
  data: { buyerId: buyer, noteRef: noteRefOf(version), addedAt: later },
})
const disabled: BuyerEvent = {
  type: 'buyer-state-set',
  data: { buyerId: buyer, disabled: true, setAt: later },
}
const erased: BuyerEvent = { type: 'buyer-erased', data: { buyerId: buyer, addressIds: [], erasedAt: later } }

describe('add-buyer-note', () => {
  it('adds a note, and a further one', () => {
    given(buyerDecider, [registered])
      .when(command)
      .then([added(1)])
    given(buyerDecider, [registered, added(1)])
      .when({ ...command, noteRef: noteRefOf(2) })
      .then([added(2)])
  })
  it('adds a note about a buyer who is disabled', () =>
    given(buyerDecider, [registered, disabled])
      .when(command)
      .then([added(1)]))
  it('says whom the note mentions', () => {
    const mentions = [staffId.parse('s-ada00001')]
    given(buyerDecider, [registered])
      .when({ ...command, mentions })
      .then([{ type: 'buyer-note-added', data: { buyerId: buyer, noteRef: noteRefOf(1), mentions, addedAt: later } }])
  })
  it('is quiet on the same note again', () =>
    given(buyerDecider, [registered, added(1)])
      .when(command)
      .then([]))
  it('rejects a note about nobody, and about an erased buyer', () => {
    given(buyerDecider, []).when(command).thenRejected('buyer-not-found')
    given(buyerDecider, [registered, erased]).when(command).thenRejected('buyer-not-found')
  })
  it('rejects more notes than a buyer may have', () => {
    const full = Array.from({ length: maxBuyerNotes }, (_, index) => added(index + 2))
    given(buyerDecider, [registered, ...full])
      .when(command)
      .thenRejected('buyer-note-limit-reached')
  })
})
