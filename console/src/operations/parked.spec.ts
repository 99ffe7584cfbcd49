import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { describe, expect, it } from 'vitest'
import type { Consumer } from './consumer.ts'
import { canSkip, parkedOf } from './parked.ts'

const parked: Consumer['parked'][number] = {
  key: '2611204073918',
  kind: 'poison',
  eventId: 'e-9',
  type: 'order-shipped',
  sequence: 9,
  waiting: 3,
  reason: 'parcel without a number',
  since: '2026-11-20T09:12:00.000Z',
}

const consumer = (topic: string, view: Consumer['view']): Consumer => ({
  name: 'orders',
  consumer: 'order.orders.3.2',
  kind: view === null ? 'reaction' : 'projection',
  topic,
  view,
  partitions: [],
  parked: [parked],
})

const order = (consumers: Consumer[]): ServiceOperations => ({
  name: 'order',
  ready: true,
  outbox: { pending: 0, oldestSeconds: 0 },
  reconcilers: [],
  findings: [],
  jobs: null,
  consumers,
})

describe('parked keys', () => {
  it('are listed once for a consumer of several topics, under the waiting generation', () => {
    const view = { version: 3, generation: 2, live: false, since: parked.since, until: null }
    const places = parkedOf([order([consumer('pinline.order.v1', view), consumer('pinline.catalogue.v1', view)])])
    expect(places).toEqual([{ ...parked, service: 'order', consumer: 'order.orders.3.2', reader: 'orders v3.2' }])
  })
  it('are listed under the name of a reaction', () => {
    expect(parkedOf([order([consumer('pinline.order.v1', null)])])).toMatchObject([{ reader: 'orders' }])
  })
  it('can be skipped only if the consumer has received the event and failed', () => {
    expect(canSkip(parked)).toBe(true)
    expect(canSkip({ ...parked, kind: 'gap' })).toBe(false)
    expect(canSkip({ ...parked, eventId: '' })).toBe(false)
  })
})
