import { given } from '@pinline/chassis/domain/given'
import { documentNumber } from '@pinline/events/order/document-kind'
import type { DocumentNumberEvent } from '@pinline/events/order/document-number-event'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, placing } from '../order/order.fixtures.ts'
import type { AssignDocumentNumber } from './assign-document-number.ts'
import { documentNumbersDecider, documentNumbersId } from './document-numbers-decider.ts'

const command: AssignDocumentNumber = {
  type: 'assign-document-number',
  kind: 'invoice',
  orderNo: placing.orderNo,
  now: at('12:00:00'),
}
const assigned = (sequence: number): DocumentNumberEvent => ({
  type: 'document-number-assigned',
  data: {
    kind: 'invoice',
    number: documentNumber.parse(`INV-2026-${String(sequence).padStart(6, '0')}`),
    sequence,
    orderNo: placing.orderNo,
    assignedAt: at('12:00:00'),
  },
})

describe('assign-document-number', () => {
  it('begins with 1', () =>
    given(documentNumbersDecider, [])
      .when(command)
      .then([assigned(1)]))
  it('goes on by one', () =>
    given(documentNumbersDecider, [assigned(1), assigned(2)])
      .when(command)
      .then([assigned(3)]))
  it('needs no more digits than it has, after 999,999 too', () =>
    given(documentNumbersDecider, [assigned(999_999)])
      .when(command)
      .then([assigned(1_000_000)]))
  it('has a stream for each kind and year', () => {
    expect(documentNumbersId('invoice', '2026-12-31T23:59:59.999Z')).toBe('invoice-2026')
    expect(documentNumbersId('credit-note', '2027-01-01T00:00:00.000Z')).toBe('credit-note-2027')
  })
  it('leaves no gap and assigns nothing twice, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(command, { ...command, now: at('13:00:00') }), { maxLength: 60 }), (all) => {
        let state = documentNumbersDecider.initial
        const sequences: number[] = []
        for (const one of all) {
          const events = documentNumbersDecider.decide(state, one)
          if (!Array.isArray(events)) throw new Error('a number was refused')
          for (const event of events as DocumentNumberEvent[]) {
            sequences.push(event.data.sequence)
            state = documentNumbersDecider.evolve(state, event)
          }
        }
        expect(sequences).toEqual(all.map((_, place) => place + 1))
      }),
    )
  })
})
