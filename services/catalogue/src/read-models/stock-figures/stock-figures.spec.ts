import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { AnyEvent, RecordedEvent } from '@pinline/events/event'
import { describe, expect, it } from 'vitest'
import { sampleId } from '../../domain/product/product.fixtures.ts'
import { madeToOrder, received, released, reserved, sold, soldInParcel } from '../../domain/stock/stock.fixtures.ts'
import { stockFiguresProjection } from './stock-figures.projection.ts'
import { stockValue, type ValuedStock } from './stock-value.ts'

const recorded = (streamType: 'stock' | 'cost', events: readonly (readonly [string, AnyEvent])[]): RecordedEvent[] =>
  events.map(([day, event], index) => ({
    id: `${streamType}-0123456789abcdef@${index + 1}`,
    service: 'catalogue',
    streamType,
    streamId: `${streamType}-0123456789abcdef`,
    sequence: index + 1,
    event,
    actor: { kind: 'service', id: 'catalogue' },
    correlationId: 'c',
    causationId: 'c',
    recordedAt: `${day}T08:00:00.000Z`,
  }))
const stock = (...events: readonly (readonly [string, AnyEvent])[]) => recorded('stock', events)
const rowAfter = (events: readonly RecordedEvent[]) =>
  replayTwice(stockFiguresProjection, events).get('p-0123456789abcdef')
const costSet = (amount: number | null): AnyEvent => ({
  type: 'cost-price-set',
  data: {
    productId: sampleId,
    cost: amount === null ? null : { amount, scale: 4, currency: 'CNY' },
    setAt: '2026-11-20T08:00:00.000Z',
  },
})

describe('figures of a stock', () => {
  it('have the pieces in the warehouse, and what was sold by day', () => {
    const events = stock(
      ['2026-11-20', received(500)],
      ['2026-11-20', { type: 'stock-adjusted', data: { productId: sampleId, quantity: -20, reason: 'count' } }],
      ['2026-11-21', reserved(30)],
      ['2026-11-21', soldInParcel(1, 10)],
      ['2026-11-21', soldInParcel(2, 5)],
      ['2026-11-23', sold(15)],
      ['2026-11-23', madeToOrder(40)],
      ['2026-11-23', reserved(7)],
      ['2026-11-23', released(7)],
    )
    expect(rowAfter(events)).toMatchObject({
      onHand: 450,
      sold: [
        { day: '2026-11-21', quantity: 15 },
        { day: '2026-11-23', quantity: 15 },
      ],
      cost: null,
    })
  })

  it('have the cost price, whichever stream comes first', () => {
    const cost = recorded('cost', [
      ['2026-11-20', costSet(1250)],
      ['2026-11-22', costSet(1300)],
    ])
    const pieces = stock(['2026-11-21', received(5)])
    for (const events of [
      [...cost, ...pieces],
      [...pieces, ...cost],
    ])
      expect(rowAfter(events)).toMatchObject({ onHand: 5, cost: { amount: 1300, currency: 'CNY' } })
    expect(
      rowAfter([
        ...cost,
        ...recorded('cost', [['2026-11-23', costSet(null)]]).map((event) => ({ ...event, sequence: 3 })),
      ]),
    ).toMatchObject({
      cost: null,
    })
  })

  it('keep ninety days with sales at most', () => {
    const days = Array.from({ length: 400 }, (_, place) =>
      new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10),
    )
    const row = rowAfter(
      stock(['2025-12-31', received(1000)], ...days.map((day) => [day, soldInParcel(1, 1)] as const)),
    )
    const { sold: latest } = row as { sold: { day: string }[] }
    expect(latest).toHaveLength(90)
    expect(latest.at(0)?.day).toBe(days.at(-90))
    expect(latest.at(-1)?.day).toBe(days.at(-1))
  })
})

describe('the value of stocks', () => {
  const rateTo = (to: 'USD' | 'CNY') =>
    ({ from: 'USD', to, ...(to === 'USD' ? { amount: 1, scale: 0 } : { amount: 7118, scale: 3 }) }) as const
  const yuan = { amount: 1250, scale: 4, currency: 'CNY' as const }
  const dollars = { amount: 5, scale: 2, currency: 'USD' as const }
  const one = (
    categoryId: string | null,
    onHand: number,
    cost: ValuedStock['cost'],
    ...days: string[]
  ): ValuedStock => ({
    ...{ categoryId, onHand, cost },
    sold: days.map((day) => ({ day, quantity: 1 })),
  })

  it('is by category and in total, in the base currency; what has no cost price is counted', () => {
    const stocks = [
      one('headers', 1000, yuan, '2026-11-20'),
      one('headers', 10, dollars, '2026-01-01'),
      one('housings', 7, null),
      one('housings', 0, dollars),
      one(null, 2, dollars),
    ]
    const { total, categories } = stockValue(stocks, (code) => rateTo(code as 'USD' | 'CNY'), '2026-09-01')
    // 0.125 yuan at 7.118 a dollar are 0.0176 dollars.
    expect(categories).toEqual([
      {
        ...{ categoryId: 'headers', parts: 2, pieces: 1010, value: 1810 },
        ...{ unpricedParts: 0, unpricedPieces: 0, slowValue: 50 },
      },
      { categoryId: null, parts: 1, pieces: 2, value: 10, unpricedParts: 0, unpricedPieces: 0, slowValue: 10 },
      { categoryId: 'housings', parts: 1, pieces: 7, value: 0, unpricedParts: 1, unpricedPieces: 7, slowValue: 0 },
    ])
    expect(total).toEqual({ parts: 4, pieces: 1019, value: 1820, unpricedParts: 1, unpricedPieces: 7, slowValue: 60 })
  })
})
