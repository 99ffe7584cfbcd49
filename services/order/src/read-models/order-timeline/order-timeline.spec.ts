import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { timelineEntry } from '@pinline/contracts/order/order/orders-resource'
import { describe, expect, it } from 'vitest'
import { inTesting, placing } from '../../domain/order/order.fixtures.ts'
import { recordedOrder } from '../recorded-order.fixtures.ts'
import { orderTimelineProjection } from './order-timeline.projection.ts'

describe('order-timeline', () => {
  it('lists every event once, in order, with its cause', () => {
    const row = replayTwice(orderTimelineProjection, recordedOrder(inTesting)).get(placing.orderNo)
    expect(row).toMatchObject({
      entries: inTesting.map((event, index) => ({
        sequence: index + 1,
        type: event.type,
        data: event.data,
        actor: { kind: 'buyer', id: placing.buyerId },
        causationId: 'causation-1',
      })),
    })
  })
  it('names the command that was decided on, and none for events of earlier releases', () => {
    const [first, second] = recordedOrder(inTesting)
    if (first === undefined || second === undefined) throw new Error('the sample order has two events')
    const row = replayTwice(orderTimelineProjection, [{ ...first, command: 'place-order' }, second]).get(
      placing.orderNo,
    )
    expect(row).toMatchObject({ entries: [{ command: 'place-order' }, { command: null }] })
  })
  it('satisfies what the console is promised', () => {
    const row = replayTwice(orderTimelineProjection, recordedOrder(inTesting)).get(placing.orderNo)
    const entries = row !== undefined && 'entries' in row ? row.entries : undefined
    expect(timelineEntry.array().safeParse(entries).success).toBe(true)
  })
})
