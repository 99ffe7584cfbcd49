import type { RecordedEvent } from '@pinline/events/event'
import { webhookEndpointId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import type { WebhookEndpointView } from '../read-models/webhook-endpoints/webhook-endpoints.model.ts'
import { EndpointReads, takesEvent } from './endpoint-reads.ts'

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
  const takers = (recorded: RecordedEvent) => [all, paid, later].filter(takesEvent(recorded))

  it('are those that take the type of an event and were there when it was recorded', () => {
    expect(takers(event('order-placed', early))).toEqual([all])
    expect(takers(event('payment-captured', early))).toEqual([all, paid])
    expect(takers(event('order-placed', late))).toEqual([all, later])
  })

  it('take what another process dates up to a second before them', () => {
    expect(takers(event('order-placed', '2026-11-21T08:59:59.000Z'))).toEqual([all, later])
    expect(takers(event('order-placed', '2026-11-21T08:59:58.999Z'))).toEqual([all])
  })

  it('are read once for events that arrived before, and again for any that arrives later', async () => {
    let stored = [all]
    let count = 0
    const reads = new EndpointReads(async () => {
      count += 1
      return stored
    })
    const arrivedAt = performance.now()
    await Promise.all([reads.since(arrivedAt), reads.since(arrivedAt)])
    await reads.since(arrivedAt)
    expect(count).toBe(1)
    stored = [all, paid]
    expect(await reads.since(performance.now() + 1)).toEqual([all, paid])
    expect(count).toBe(2)
  })

  it('are read again after a failed read', async () => {
    let isBroken = true
    const reads = new EndpointReads(async () => {
      if (isBroken) throw new Error('no connection')
      return [all]
    })
    const arrivedAt = performance.now()
    await expect(reads.since(arrivedAt)).rejects.toThrow('no connection')
    isBroken = false
    expect(await reads.since(arrivedAt)).toEqual([all])
  })
})
