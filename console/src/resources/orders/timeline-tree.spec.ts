import type { TimelineEntry } from '@pinline/contracts/order/order/orders-resource'
import { describe, expect, it } from 'vitest'
import { timelineRows } from './timeline-tree.ts'

const orderNo = '2611204073918'

const entry = (
  sequence: number,
  type: string,
  causationId: string,
  actor: TimelineEntry['actor'],
  correlationId = 'c1',
  command: string | null = null,
): TimelineEntry => ({
  sequence,
  type,
  at: `2026-11-20T09:12:0${sequence}.000Z`,
  actor,
  correlationId,
  causationId,
  command,
  data: {},
})

const buyer = { kind: 'buyer', id: 'b-1' } as const
const staff = { kind: 'staff', id: 's-1' } as const
const service = (id: string) => ({ kind: 'service', id }) as const

const shape = (entries: readonly TimelineEntry[]) =>
  timelineRows(entries, orderNo).map(({ kind, level, name }) => [kind, level, name])

describe('the timeline of an order', () => {
  it('shows the newest cause first, its effects below it', () => {
    expect(
      shape([
        entry(1, 'order-placed', 'r1', buyer, 'c1', 'place-order'),
        entry(2, 'stock-reserved', `${orderNo}@1`, service('reserve-stock-when-order-placed')),
        entry(3, 'stocking-started', 'r2', staff, 'c2', 'start-stocking'),
      ]),
    ).toEqual([
      ['command', 0, 'start-stocking'],
      ['event', 1, 'stocking-started'],
      ['command', 0, 'place-order'],
      ['event', 1, 'order-placed'],
      ['reaction', 2, 'reserve-stock-when-order-placed'],
      ['event', 3, 'stock-reserved'],
    ])
  })

  it('shows the events of one commit together', () => {
    expect(
      shape([
        entry(1, 'payment-captured', 'r1', service('wallet')),
        entry(2, 'order-confirmed', 'r1', service('wallet')),
      ]),
    ).toEqual([
      ['job', 0, 'wallet'],
      ['event', 1, 'payment-captured'],
      ['event', 1, 'order-confirmed'],
    ])
  })

  it('shows a reaction to another stream below the latest event of its correlation', () => {
    const rows = shape([
      entry(1, 'order-cancelled', 'r1', staff),
      entry(2, 'refund-completed', 'stock-1f@7', service('refund')),
    ])
    expect(rows.at(-1)).toEqual(['event', 3, 'refund-completed'])
  })
})
