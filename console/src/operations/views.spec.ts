import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { describe, expect, it } from 'vitest'
import type { Consumer } from './consumer.ts'
import { filled, percentOf, readersOf, viewsOf } from './views.ts'

const reader = (over: {
  name?: string
  topic?: string
  generation?: number
  live?: boolean
  partitions?: readonly (readonly [offset: number, end: number])[]
}): Consumer => {
  const { name = 'orders', topic = 'pinline.order.v1', generation = 1, live = true, partitions = [[40, 40]] } = over
  return {
    name,
    consumer: `order.${name}.3.${generation}`,
    kind: 'projection',
    topic,
    view: { version: 3, generation, live, since: '2026-11-20T09:12:00.000Z', until: null },
    partitions: partitions.map(([offset, end], partition) => ({
      partition,
      offset,
      end,
      lag: end - Math.max(0, offset),
    })),
    parked: [],
  }
}

const reaction: Consumer = { ...reader({ name: 'release-stock-when-order-cancelled' }), kind: 'reaction', view: null }

const order = (consumers: Consumer[]): ServiceOperations => ({
  name: 'order',
  ready: true,
  outbox: { pending: 0, oldestSeconds: 0 },
  reconcilers: [],
  findings: [],
  jobs: null,
  consumers,
})

describe('the progress of a generation', () => {
  it('compares offsets with ends over all partitions; a partition without an offset is at its beginning', () => {
    const partitions = reader({
      partitions: [
        [-1, 1000],
        [500, 1000],
      ],
    })
    expect(filled([partitions])).toEqual({ total: 2000, done: 500, left: 1500, caughtUp: false })
  })
  it('is full without lag, and without events', () => {
    expect(filled([reader({})]).caughtUp).toBe(true)
    expect(filled([])).toMatchObject({ total: 0, caughtUp: true })
  })
  it('is full with a few events left of many, not with a few left of few', () => {
    expect(filled([reader({ partitions: [[99_700, 100_000]] })]).caughtUp).toBe(true)
    expect(filled([reader({ partitions: [[99_400, 100_000]] })]).caughtUp).toBe(false)
    expect(filled([reader({ partitions: [[0, 300]] })]).caughtUp).toBe(false)
  })
  it('shows 100 per cent only at the end', () => {
    expect(percentOf({ done: 9999, total: 10_000 })).toBe(99)
    expect(percentOf({ done: 10_000, total: 10_000 })).toBe(100)
    expect(percentOf({ done: 0, total: 0 })).toBe(100)
  })
})

describe('the read models', () => {
  it('are listed once each, over all their topics, without reactions', () => {
    const views = viewsOf([
      order([reader({}), reader({ topic: 'pinline.catalogue.v1', partitions: [[5, 8]] }), reaction]),
    ])
    expect(views).toEqual([
      {
        service: 'order',
        name: 'orders',
        live: expect.objectContaining({ label: 'v3.1', total: 48, left: 3 }),
        standby: undefined,
      },
    ])
  })
  it('have a standby that says when it is discarded', () => {
    const former = reader({ live: false })
    const until = '2026-11-27T09:12:00.000Z'
    const standby = { ...former, view: former.view === null ? null : { ...former.view, until } }
    expect(viewsOf([order([standby, reader({ generation: 2 })])])).toMatchObject([
      { live: { until: null }, standby: { label: 'v3.1', until } },
    ])
  })
  it('have a live generation and a standby, before and after a switch', () => {
    const before = viewsOf([order([reader({}), reader({ generation: 2, live: false, partitions: [[-1, 40]] })])])
    expect(before).toMatchObject([{ live: { label: 'v3.1' }, standby: { label: 'v3.2', done: 0, caughtUp: false } }])
    const after = viewsOf([order([reader({ live: false }), reader({ generation: 2 })])])
    expect(after).toMatchObject([{ live: { label: 'v3.2' }, standby: { label: 'v3.1', caughtUp: true } }])
  })
})

describe('the consumers', () => {
  it('are listed once, with further generations of the same topic below', () => {
    const [filling, live, other] = [
      reader({ generation: 2, live: false }),
      reader({}),
      reader({ topic: 'pinline.catalogue.v1' }),
    ]
    expect(readersOf([filling, live, other, reaction])).toEqual([
      { consumer: live, standby: [filling] },
      { consumer: other, standby: [] },
      { consumer: reaction, standby: [] },
    ])
  })
})
