import type { RecordedFact } from '@pinline/events/fact'
import { BoundedMap } from '../bounded-map.ts'
import { fromCloudEvent } from './cloud-event.ts'
import type { IncomingMessage } from './kafka-port.ts'

const mostRemembered = 500
const remembered = new BoundedMap<{ readonly value: string; readonly recorded: RecordedFact }>(mostRemembered)

/**
 * The fact in a message. Several readers of a process get the same messages one after the other, so that what was parsed
 * last is remembered. Throws where the value is no event of ours.
 */
export const readMessage = ({ topic, partition, offset, value }: IncomingMessage): RecordedFact => {
  const place = `${topic}/${partition}/${offset}`
  const known = remembered.get(place)
  if (known !== undefined && known.value === value) return known.recorded
  const recorded = fromCloudEvent(JSON.parse(value))
  remembered.set(place, { value, recorded })
  return recorded
}
