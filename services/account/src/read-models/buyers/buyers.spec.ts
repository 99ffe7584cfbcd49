import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { staffId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { added, at, buyer, home, later, reference, registered } from '../../domain/buyer/buyer.fixtures.ts'
import { buyersProjection } from './buyers.projection.ts'

const author = staffId.parse('s-3f8k2m9x7q')
const recorded = (events: readonly BuyerEvent[]) =>
  events.map((event, index) => ({
    id: `${buyer}@${index + 1}`,
    service: 'account' as const,
    streamType: 'buyer',
    streamId: buyer,
    sequence: index + 1,
    event,
    actor: event.type === 'buyer-note-added' ? { kind: 'staff' as const, id: author } : { kind: 'visitor' as const },
    correlationId: 'request-1',
    causationId: 'request-1',
    recordedAt: later,
  }))
const rowAfter = (events: readonly BuyerEvent[]) => replayTwice(buyersProjection, recorded(events)).get(buyer)

const contactChanged: BuyerEvent = {
  type: 'buyer-contact-changed',
  data: { buyerId: buyer, contactRef: reference(`contact-${buyer}@2`), changed: 'profile', changedAt: later },
}
const companyChanged: BuyerEvent = {
  type: 'buyer-company-changed',
  data: { buyerId: buyer, companyRef: reference(`company-${buyer}@1`), changedAt: later },
}
const stateSet = (disabled: boolean): BuyerEvent => ({
  type: 'buyer-state-set',
  data: { buyerId: buyer, disabled, setAt: later },
})
const noteAdded: BuyerEvent = {
  type: 'buyer-note-added',
  data: { buyerId: buyer, noteRef: reference(`note-${buyer}@1`), addedAt: later },
}
const erased: BuyerEvent = { type: 'buyer-erased', data: { buyerId: buyer, addressIds: [home], erasedAt: later } }

describe('buyers', () => {
  it('refers to the newest contact and company', () => {
    expect(rowAfter([registered, added(home), contactChanged, companyChanged])).toMatchObject({
      buyerId: buyer,
      state: 'active',
      registeredAt: at,
      contactRef: `contact-${buyer}@2`,
      companyRef: `company-${buyer}@1`,
    })
  })
  it('shows who is disabled, and who is enabled again', () => {
    expect(rowAfter([registered, stateSet(true)])).toMatchObject({ state: 'disabled' })
    expect(rowAfter([registered, stateSet(true), stateSet(false)])).toMatchObject({ state: 'active' })
  })
  it('has the notes of staff with author and time', () => {
    expect(rowAfter([registered, noteAdded])).toMatchObject({
      notes: [{ noteRef: `note-${buyer}@1`, staffId: author, addedAt: later }],
    })
    expect(rowAfter([registered, noteAdded, erased])).toMatchObject({ notes: [] })
  })
  it('keeps nothing of an erased buyer but id and date', () => {
    expect(rowAfter([registered, companyChanged, erased])).toMatchObject({
      state: 'erased',
      registeredAt: at,
      contactRef: null,
      companyRef: null,
    })
  })
})
