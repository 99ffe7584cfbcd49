import type { RecordedEvent } from '@pinline/events/event'
import { cacheCounts } from '@pinline/telemetry/cache-counts'
import { LRUCache } from 'lru-cache'
import { fromCloudEvent } from './cloud-event.ts'
import type { IncomingMessage } from './kafka-port.ts'

const counts = cacheCounts('messages')
const parsed = new LRUCache<string, { readonly value: string; readonly recorded: RecordedEvent }>({ max: 500 })

/**
 * The event in a message. Several consumers of a process get the same messages one after the other, so the last parsed
 * one is cached. Throws if the value is not one of our events.
 */
export const readMessage = ({ topic, partition, offset, value, traceparent }: IncomingMessage): RecordedEvent => {
  const place = `${topic}/${partition}/${offset}`
  const known = parsed.get(place)
  if (known !== undefined && known.value === value) {
    counts.hits += 1
    return known.recorded
  }
  counts.misses += 1
  const event = fromCloudEvent(JSON.parse(value))
  const recorded = traceparent === undefined ? event : { ...event, traceparent }
  parsed.set(place, { value, recorded })
  return recorded
}
