import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { describe, expect, it } from 'vitest'
import { positionOnRuler, rulerTicks, summarise, tickLabel } from './lag.ts'

describe('the ruler', () => {
  it('places its ticks at equal distances', () => {
    expect(rulerTicks.map((mark) => Math.round(positionOnRuler(mark) * 6))).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
  it('clamps at its end', () => {
    expect(positionOnRuler(5_000_000)).toBe(1)
  })
  it('abbreviates thousands', () => {
    expect(rulerTicks.map(tickLabel)).toEqual(['0', '1', '10', '100', '1k', '10k', '100k'])
  })
})

const service = (name: ServiceOperations['name'], over: Partial<ServiceOperations>): ServiceOperations => ({
  name,
  ready: true,
  outbox: { pending: 0, oldestSeconds: 0 },
  reconcilers: [],
  findings: [],
  jobs: null,
  consumers: [],
  ...over,
})

describe('the summary', () => {
  it('sums the lag of live consumers, shows the oldest unsent event and counts reachable services', () => {
    const lagging = {
      name: 'orders',
      consumer: 'order.orders.3.1',
      kind: 'projection',
      topic: 'pinline.order.v1',
      view: { version: 3, generation: 1, live: true, since: '2026-11-20T09:00:00.000Z', until: null },
      partitions: [
        { partition: 0, offset: 1, end: 3, lag: 2 },
        { partition: 1, offset: 0, end: 5, lag: 5 },
      ],
      parked: [
        {
          key: '2611204073918',
          kind: 'gap',
          eventId: 'e-9',
          type: 'order-shipped',
          sequence: 9,
          waiting: 2,
          reason: 'expected 8',
          since: '2026-11-20T09:12:00.000Z',
        },
      ],
    } as const
    const summary = summarise([
      service('order', {
        consumers: [
          { ...lagging, partitions: [...lagging.partitions], parked: [...lagging.parked] },
          {
            ...lagging,
            consumer: 'order.orders.3.2',
            view: { ...lagging.view, generation: 2, live: false },
            partitions: [{ partition: 0, offset: -1, end: 900, lag: 900 }],
            parked: [],
          },
        ],
      }),
      service('catalogue', { outbox: { pending: 3, oldestSeconds: 0.4 } }),
      service('notification', { ready: false, outbox: { pending: 48, oldestSeconds: 22 } }),
    ])
    expect(summary).toMatchObject({
      parked: 1,
      behind: 7,
      worst: 7,
      unsent: 51,
      ready: 2,
      all: 3,
      oldest: { name: 'notification' },
    })
  })
  it('shows zeros when nothing is behind', () => {
    expect(summarise([service('order', {})])).toMatchObject({
      parked: 0,
      behind: 0,
      worst: 0,
      unsent: 0,
      oldest: undefined,
    })
  })
})
