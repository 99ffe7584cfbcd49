import { productId } from '@pinline/events/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderDeps } from '../../order-deps.ts'
import { bestParts, salesQuery } from './sales.query.ts'

const part = (id: string, dollars: number, quantity = 1) => ({
  _id: productId.parse(`p-${id.padStart(16, '0')}`),
  model: `M-${id}`,
  manufacturer: 'Molex',
  orders: 1,
  quantity,
  dollars,
})

describe('the best parts of two spans', () => {
  it('add what both have, by value', () => {
    expect(
      bestParts([part('1', 10), part('2', 7, 5)], [part('2', 4, 3), part('3', 1)]).map(
        ({ model, orders, quantity, value }) => [model, orders, quantity, value.minor],
      ),
    ).toEqual([
      ['M-2', 2, 8, 1100],
      ['M-1', 1, 1, 1000],
      ['M-3', 1, 1, 100],
    ])
  })

  it('are ten at most, of equal value by their ids', () => {
    const many = Array.from({ length: 15 }, (_, place) => part(String(place).padStart(2, '0'), 1))
    expect(bestParts(many.toReversed(), []).map(({ model }) => model)).toEqual(
      many.slice(0, 10).map(({ model }) => model),
    )
  })
})

describe('the sales of the last days', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  /** A view that records the spans that it is asked for; `placed` are its orders by day. */
  const platformOf = (placed: Readonly<Record<string, number>> = {}) => {
    const spans: { from: string; before: string }[] = []
    const aggregate = (pipeline: readonly { readonly $match?: Readonly<Record<string, unknown>> }[]) => {
      const match = pipeline[0]?.$match ?? {}
      const span = match.placedAt as { $gte: string; $lt?: string } | undefined
      if (span !== undefined) spans.push({ from: span.$gte, before: span.$lt ?? '' })
      const days = Object.entries(placed).filter(
        ([day]) => span !== undefined && day >= span.$gte && (span.$lt === undefined || day < span.$lt),
      )
      return { toArray: async () => days.map(([_id, orders]) => ({ _id, orders })) }
    }
    const platform = { clock: { now: () => new Date() }, view: () => ({ aggregate }) } as unknown as OrderDeps
    return { query: salesQuery(platform), spans }
  }
  const older = { from: '2026-09-26', before: '2026-11-23' }
  const recent = { from: '2026-11-23', before: '' }

  it('read the older ones once in ten minutes, for many at once, and the last two each time', async () => {
    const { query, spans } = platformOf()
    await Promise.all([query(30), query(30)])
    expect(spans).toEqual([older, recent, recent])
    await query(30)
    expect(spans.slice(3)).toEqual([recent])
    vi.advanceTimersByTime(601_000)
    await query(30)
    expect(spans.slice(4)).toContainEqual(older)
  })

  it('are the same wherever the days are split', async () => {
    const { query } = platformOf({
      '2026-11-24': 3,
      '2026-11-23': 2,
      '2026-11-22': 5,
      '2026-11-18': 7,
      '2026-11-17': 1,
    })
    const { total, before, days } = await query(7)
    expect([total.orders, before.orders, days.map(({ orders }) => orders)]).toEqual([17, 1, [7, 0, 0, 0, 5, 2, 3]])
    expect((await query(1)).total.orders).toBe(3)
    expect((await query(1)).before.orders).toBe(2)
  })

  it('of one day have no older ones', async () => {
    const { query, spans } = platformOf()
    await query(1)
    expect(spans).toEqual([recent])
  })
})
