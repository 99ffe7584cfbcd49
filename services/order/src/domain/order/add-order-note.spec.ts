import { given } from '@pinline/chassis/domain/given'
import { staffId, vaultReference } from '@pinline/events/ids'
import type { OrderNoteAdded } from '@pinline/events/order/order-note-added'
import { describe, it } from 'vitest'
import { type AddOrderNote, maxOrderNotes } from './add-order-note.ts'
import { at, inTesting, placed, placing } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const noteRefOf = (version: number) => vaultReference.parse(`note-${placing.orderNo}@${version}`)
const command: AddOrderNote = { type: 'add-order-note', noteRef: noteRefOf(1), mentions: [], now: at('14:00:00') }
const added = (version: number): OrderNoteAdded => ({
  type: 'order-note-added',
  data: { noteRef: noteRefOf(version), addedAt: at('14:00:00') },
})

describe('add-order-note', () => {
  it.each([
    ['placed', [placed]],
    ['in testing', inTesting],
  ])('adds a note to an order that is %s', (_, events) =>
    given(orderDecider, events)
      .when(command)
      .then([added(1)]),
  )
  it('adds a further note', () =>
    given(orderDecider, [placed, added(1)])
      .when({ ...command, noteRef: noteRefOf(2) })
      .then([added(2)]))
  it('says whom the note mentions', () => {
    const mentions = [staffId.parse('s-ada00001'), staffId.parse('s-ben00001')]
    given(orderDecider, [placed])
      .when({ ...command, mentions })
      .then([{ type: 'order-note-added', data: { ...added(1).data, mentions } }])
  })
  it('is quiet on the same note again', () =>
    given(orderDecider, [placed, added(1)])
      .when(command)
      .then([]))
  it('rejects a note on an order that does not exist', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('rejects more notes than an order may have', () => {
    const full = Array.from({ length: maxOrderNotes }, (_, index) => added(index + 2))
    given(orderDecider, [placed, ...full])
      .when(command)
      .thenRejected('note-limit-reached')
  })
})
