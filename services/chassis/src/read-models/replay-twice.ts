import type { RecordedEvent } from '@pinline/events/event'
import { applyEvent, type StoredRow } from './apply-event.ts'
import { type AnyProjection, rowIdOf } from './projection.ts'

/**
 * For specs: replays the events once and then every event twice, and throws if the rows differ or an event is rejected.
 * Rows are frozen, because an in-place change would not be written. Returns the rows by id, without metadata.
 */
export const replayTwice = (projection: AnyProjection, events: readonly RecordedEvent[]): Map<string, object> => {
  const once = replay(projection, events)
  const twice = replay(
    projection,
    events.flatMap((event) => [event, event]),
  )
  const again = replay(projection, [...events, ...events])
  const text = (rows: Map<string, object>) => JSON.stringify([...rows])
  if (text(once) !== text(twice) || text(once) !== text(again))
    throw new Error(`${projection.name} changes when events are repeated`)
  return once
}

const replay = (projection: AnyProjection, events: readonly RecordedEvent[]): Map<string, object> => {
  const rows = new Map<string, StoredRow>()
  for (const event of events) {
    const id = rowIdOf(projection, event)
    if (id === undefined) continue
    const applied = applyEvent(projection, id, rows.get(id), event)
    if (applied.outcome === 'applied') rows.set(id, frozen(applied.row))
    else if (applied.outcome !== 'known')
      throw new Error(`${event.id}: ${applied.outcome}${applied.outcome === 'poison' ? `, ${applied.reason}` : ''}`)
  }
  const own = [...rows.values()]
    .filter((row) => row._deleted !== true)
    .map(({ _versions, _v, ...row }) => [row._id, row] as const)
  return new Map(own)
}

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
