import type { RecordedEvent } from '@pinline/events/event'
import { webhookEndpointId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import type { WebhookEndpointView } from '../read-models/webhook-endpoints/webhook-endpoints.model.ts'
import { EndpointReads } from './endpoint-reads.ts'

type Endpoint = Pick<WebhookEndpointView, 'endpointId' | 'createdAt' | 'eventTypes'>

const endpoint = (name: string, createdAt: string, ...eventTypes: Endpoint['eventTypes'][number][]): Endpoint => ({
  endpointId: webhookEndpointId.parse(`w-${name.padStart(24, '0')}`),
  createdAt,
  eventTypes,
})
const event = (type: string, recordedAt: string): RecordedEvent => ({
  ...{ id: `2611214073958@1`, service: 'order', streamType: 'order', streamId: '2611214073958', sequence: 1 },
  ...{ event: { type, data: {} }, actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c', recordedAt },
})
const [early, late] = ['2026-11-21T08:00:00.000Z', '2026-11-21T09:00:00.000Z']
const all = endpoint('all', early)
const paid = endpoint('paid', early, 'payment-captured')
const later = endpoint('later', late)

describe('endpoints of webhooks', () => {
  it('are those that take the type of an event and were there when it was recorded', async () => {
    const reads = new EndpointReads(async () => [all, paid, later])
    expect(await reads.for(event('order-placed', early), performance.now())).toEqual([all])
    expect(await reads.for(event('payment-captured', early), performance.now())).toEqual([all, paid])
    expect(await reads.for(event('order-placed', late), performance.now())).toEqual([all, later])
  })

  it('are read once for events that arrived before, and again for any that arrives later', async () => {
    let stored = [all]
    let count = 0
    const reads = new EndpointReads(async () => {
      count += 1
      return stored
    })
    const arrivedAt = performance.now()
    await Promise.all([
      reads.for(event('order-placed', late), arrivedAt),
      reads.for(event('order-placed', late), arrivedAt),
    ])
    await reads.for(event('payment-captured', late), arrivedAt)
    expect(count).toBe(1)
    stored = [all, paid]
    expect(await reads.for(event('payment-captured', late), performance.now() + 1)).toEqual([all, paid])
    expect(count).toBe(2)
  })

  it('say whether there is one of a kind among all, from the same read', async () => {
    let count = 0
    const reads = new EndpointReads(async () => {
      count += 1
      return [all, paid]
    })
    const arrivedAt = performance.now()
    expect(await reads.some(({ eventTypes }) => eventTypes.length > 0, arrivedAt)).toBe(true)
    expect(await reads.some(({ createdAt }) => createdAt === late, arrivedAt)).toBe(false)
    await reads.for(event('order-placed', late), arrivedAt)
    expect(count).toBe(1)
  })

  it('are read again after a failed read', async () => {
    let isBroken = true
    const reads = new EndpointReads(async () => {
      if (isBroken) throw new Error('no connection')
      return [all]
    })
    const arrivedAt = performance.now()
    await expect(reads.for(event('order-placed', late), arrivedAt)).rejects.toThrow('no connection')
    isBroken = false
    expect(await reads.for(event('order-placed', late), arrivedAt)).toEqual([all])
  })
})
