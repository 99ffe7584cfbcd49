import { isRejection } from '@pinline/contracts/api/error-codes'
import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { at, header, socket, started } from './stock-take.fixtures.ts'
import { differenceOf, progressOf } from './stock-take.ts'
import { stockTakeDecider } from './stock-take-decider.ts'

const counts = fc.record({
  productId: fc.constantFrom(header, socket),
  counted: fc.nat(5),
  expected: fc.nat(5),
  stockVersion: fc.nat(3),
  countedAt: fc.constantFrom(at('08:10:00'), at('08:20:00'), at('08:30:00')),
})

/** Applies counts one after another, the way that several people send them. */
const afterCounts = (found: readonly (typeof counts extends fc.Arbitrary<infer Count> ? Count : never)[]) => {
  const events: StockTakeEvent[] = [started]
  for (const count of found) {
    const state = events.reduce(stockTakeDecider.evolve, stockTakeDecider.initial)
    const decided = stockTakeDecider.decide(state, { type: 'record-counts', counts: [count], now: at('09:00:00') })
    if (!isRejection(decided)) events.push(...decided)
  }
  return events
}

it('books exactly the differences of the latest counts, each counted twice or without any', () => {
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 12 }), (found) => {
      const events = afterCounts(found)
      const state = events.reduce(stockTakeDecider.evolve, stockTakeDecider.initial)
      if (state.status !== 'counting') throw new Error('a stock-take')
      const last = events.at(-1)
      if (last?.type === 'stock-take-counted') expect(last.data.progress).toEqual(progressOf(state.lines))
      const approved = stockTakeDecider.decide(state, {
        type: 'approve-stock-take',
        corrected: [],
        now: at('09:00:00'),
      })
      const isOpen = state.lines.some(({ counts: own }) => own.length === 1 && own[0]?.counted !== own[0]?.expected)
      const isEmpty = state.lines.every(({ counts: own }) => own.length === 0)
      expect(isRejection(approved)).toBe(isOpen || isEmpty)
      if (isRejection(approved)) return
      const [event] = approved
      if (event?.type !== 'stock-take-approved') throw new Error('an approval')
      const wanted = state.lines.flatMap((line) => {
        const quantity = differenceOf(line) ?? 0
        return quantity === 0 ? [] : [{ productId: line.productId, quantity }]
      })
      expect(event.data.differences).toEqual(wanted)
    }),
  )
})
