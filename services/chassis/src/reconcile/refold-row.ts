import type { RecordedEvent } from '@pinline/events/event'
import mongoose from 'mongoose'
import { applyEvent, type StoredRow, skipEvent } from '../read-models/apply-event.ts'
import type { AnyProjection } from '../read-models/projection.ts'

const { BSON } = mongoose.mongo

export type Refolded =
  | { readonly outcome: 'row'; readonly row: StoredRow }
  /** The projection fails on an event, and no operator has skipped it. */
  | { readonly outcome: 'poison'; readonly eventId: string; readonly reason: string }
  /** An event between others is not there. */
  | { readonly outcome: 'gap'; readonly eventId: string }

/** As MongoDB returns it: what is undefined there is null here, too. */
const asStored = (row: StoredRow): StoredRow => BSON.deserialize(BSON.serialize(row)) as StoredRow

/**
 * Folds a row from the events of its streams, one stream after the other: a row has a part per stream, so that their
 * order among each other means nothing. Without events it is a tombstone.
 * @param upTo per stream the last sequence; streams that it lacks are left out. Without it, all events.
 */
export const refoldRow = async (
  projection: AnyProjection,
  rowId: string,
  streams: Iterable<AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>>,
  isSkipped: (eventId: string) => Promise<boolean>,
  upTo?: Readonly<Record<string, number>>,
): Promise<Refolded> => {
  let row: StoredRow | undefined
  for (const events of streams)
    for await (const recorded of events) {
      if (upTo !== undefined && recorded.sequence > (upTo[recorded.streamId] ?? 0)) break
      const applied = applyEvent(projection, rowId, row, recorded)
      if (applied.outcome === 'applied') row = applied.row
      else if (applied.outcome === 'gap') return { outcome: 'gap', eventId: `${recorded.streamId}@${applied.expected}` }
      else if (applied.outcome === 'poison' && (await isSkipped(recorded.id))) row = skipEvent(rowId, row, recorded)
      else if (applied.outcome === 'poison') return { outcome: 'poison', eventId: recorded.id, reason: applied.reason }
    }
  return { outcome: 'row', row: asStored(row ?? { _id: rowId, _versions: {}, _v: 0, _deleted: true }) }
}
