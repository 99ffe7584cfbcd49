import { readFileSync } from 'node:fs'
import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { Platform } from '@pinline/chassis/service'
import { orderEvent } from '@pinline/events/order/order-event'
import { describe, expect, it } from 'vitest'
import { orderBuyers } from './order-buyers.projection.ts'
import { notePlaced, unpaidOrder } from './order-buyers.query.ts'

const golden = (type: string) =>
  orderEvent.parse(
    JSON.parse(readFileSync(new URL(`../../../../../events/src/golden/${type}.v1.json`, import.meta.url), 'utf8')),
  )
const placed = golden('order-placed')
const recorded = [placed, golden('stock-reserved'), golden('order-confirmed')].map((event, index) => ({
  id: `2611214073958@${index + 1}`,
  service: 'order' as const,
  streamType: 'order',
  streamId: '2611214073958',
  sequence: index + 1,
  event,
  actor: { kind: 'service' as const, id: 'order' },
  correlationId: 'request-1',
  causationId: 'request-1',
  recordedAt: '2026-11-21T08:30:00.000Z',
}))

describe('order-buyers', () => {
  if (placed.type !== 'order-placed') throw new Error('golden sample')
  const { buyerId, total } = placed.data
  it('keeps the buyer of an order, whatever follows', () =>
    expect(replayTwice(orderBuyers, recorded).get('2611214073958')).toMatchObject({ buyerId, unpaid: null }))
  it('has its amounts until it is paid', () =>
    expect(replayTwice(orderBuyers, recorded.slice(0, 2)).get('2611214073958')).toMatchObject({
      unpaid: { total, lines: [{ model: '43045-1000', quantity: 250 }, { quantity: 4 }] },
    }))

  it('need not be read of an order that was placed just now', async () => {
    const [first] = recorded
    if (first === undefined) throw new Error('golden sample')
    const order = { ...first, event: placed }
    const queried: string[] = []
    const rows = {
      view: () => ({
        findOne: async ({ _id }: { _id: string }) => {
          queried.push(_id)
          return { buyerId, unpaid: null, placedAt: order.recordedAt }
        },
      }),
      waitFor: async () => true,
    } as unknown as Pick<Platform, 'view' | 'waitFor'>
    const clockAt = (ms: number) => ({ clock: { now: () => new Date(Date.parse(order.recordedAt) + ms) } })
    notePlaced(clockAt(60_000), { ...order, streamId: 'long-ago' })
    notePlaced(clockAt(100), order)
    expect(await unpaidOrder(rows, order.streamId)).toMatchObject({ unpaid: { total }, placedAt: placed.data.placedAt })
    expect(await unpaidOrder(rows, 'long-ago')).toMatchObject({ unpaid: null })
    expect(queried).toEqual(['long-ago'])
  })
})
