import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { describe, expect, it } from 'vitest'
import type { Consumer } from './consumer.ts'
import { exceptionsOf, isProblem } from './exceptions.ts'

const service = (over: Partial<ServiceOperations>): ServiceOperations => ({
  name: 'order',
  ready: true,
  outbox: { pending: 0, oldestSeconds: 0 },
  reconcilers: [],
  findings: [],
  jobs: null,
  consumers: [],
  ...over,
})

const orders = (lag: number, over: Partial<Consumer> = {}): Consumer => ({
  name: 'orders',
  consumer: 'order.orders.3.1',
  kind: 'projection',
  topic: 'pinline.order.v1',
  view: { version: 3, generation: 1, live: true, since: '2026-11-20T09:00:00.000Z', until: null },
  partitions: [{ partition: 0, offset: 2000, end: 2000 + lag, lag }],
  parked: [],
  ...over,
})

const standby = (offset: number): Consumer =>
  orders(0, {
    consumer: 'order.orders.3.2',
    view: { version: 3, generation: 2, live: false, since: '2026-11-20T09:00:00.000Z', until: null },
    partitions: [{ partition: 0, offset, end: 2000, lag: 2000 - offset }],
  })

const parkedKey = {
  key: '2611204073918',
  kind: 'gap',
  eventId: 'e-9',
  type: 'order-shipped',
  sequence: 9,
  waiting: 2,
  reason: 'expected 8',
  since: '2026-11-20T09:12:00.000Z',
} as const

describe('the exceptions', () => {
  it('are findings that a person has to look at, of all reconcilers of a service', () => {
    const reconciler = { lastRunAt: null, lastRoundAt: null, checked: 9, found: 5, repaired: 2 }
    const reconcilers = [
      { name: 'views', ...reconciler, open: 1 },
      { name: 'payments', ...reconciler, open: 2 },
    ]
    expect(exceptionsOf([service({ reconcilers })])).toEqual([{ service: 'order', kind: 'findings', open: 3 }])
    const repaired = reconcilers.map((one) => ({ ...one, open: 0 }))
    expect(exceptionsOf([service({ reconcilers: repaired })])).toEqual([])
  })

  it('are jobs whose last run failed', () => {
    const jobs = { reachable: true, paused: false, waiting: 3, active: 1, delayed: 5, failed: 2, jobs: [] }
    expect(exceptionsOf([service({ jobs })])).toEqual([{ service: 'order', kind: 'jobs', failed: 2 }])
    expect(exceptionsOf([service({ jobs: { ...jobs, failed: 0 } })])).toEqual([])
  })

  it('are none while services respond, send their events and keep up', () => {
    expect(
      exceptionsOf([
        service({
          outbox: { pending: 3, oldestSeconds: 10 },
          consumers: [orders(1000)],
        }),
      ]),
    ).toEqual([])
  })
  it('are a service that is down, an outbox that is not sent, and a lag above the usual', () => {
    expect(exceptionsOf([service({ ready: false })])).toEqual([{ service: 'order', kind: 'down' }])
    expect(exceptionsOf([service({ outbox: { pending: 3, oldestSeconds: 11 } })])).toEqual([
      { service: 'order', kind: 'unsent', events: 3, seconds: 11 },
    ])
    expect(exceptionsOf([service({ consumers: [orders(1001)] })])).toEqual([
      { service: 'order', kind: 'lag', consumer: 'orders', topic: 'pinline.order.v1', events: 1001 },
    ])
  })
  it('count a parked key once, even if its consumer reads several topics', () => {
    const reader = orders(0, { parked: [parkedKey] })
    expect(exceptionsOf([service({ consumers: [reader, { ...reader, topic: 'pinline.account.v1' }] })])).toEqual([
      { service: 'order', kind: 'parked', keys: 1 },
    ])
  })
  it('show a generation that is filling as a rebuild, which is no problem and no lag', () => {
    const found = exceptionsOf([service({ consumers: [orders(0), standby(500)] })])
    expect(found).toEqual([{ service: 'order', kind: 'rebuild', view: 'orders', generation: 'v3.2', percent: 25 }])
    expect(found.some(isProblem)).toBe(false)
    expect(exceptionsOf([service({ consumers: [orders(0), standby(2000)] })])).toEqual([])
  })
  it('are sorted over all services, the worst kind first', () => {
    const found = exceptionsOf([
      service({ consumers: [orders(5000), standby(500)] }),
      service({ name: 'account', outbox: { pending: 3, oldestSeconds: 60 } }),
      service({ name: 'catalogue', consumers: [orders(0, { parked: [parkedKey] })] }),
      service({ name: 'notification', ready: false }),
    ])
    expect(found.map(({ kind }) => kind)).toEqual(['down', 'parked', 'unsent', 'lag', 'rebuild'])
    expect(found.filter(isProblem)).toHaveLength(4)
  })
})
