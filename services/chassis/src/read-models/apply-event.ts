import type { RecordedEvent } from '@pinline/events/event'
import type { AnyProjection, RowMetadata } from './projection.ts'

/** A row as stored. */
export type StoredRow = { readonly _id: string } & RowMetadata & Readonly<Record<string, unknown>>

export type Applied =
  | { readonly outcome: 'applied'; readonly row: StoredRow }
  | { readonly outcome: 'known' }
  /** The previous event has not arrived yet. */
  | { readonly outcome: 'gap'; readonly expected: number }
  /** The projection threw. */
  | { readonly outcome: 'poison'; readonly reason: string }

const ownFields = (row: StoredRow | undefined): object | undefined => {
  if (row === undefined || row._deleted === true) return undefined
  const { _id, _versions, _v, _deleted, ...own } = row
  return own
}

/** The row with an event skipped: only its version advances. */
export const skipEvent = (rowId: string, row: StoredRow | undefined, recorded: RecordedEvent): StoredRow => ({
  ...(row ?? { _id: rowId, _v: 0, _deleted: true }),
  _versions: { ...row?._versions, [recorded.streamId]: recorded.sequence },
})

/**
 * Applies one event to one row, in memory. An event of a newer release is skipped; it is read again when the projection
 * knows it, because its version is raised then. Known events change nothing, so that repetitions and replays are harmless.
 */
export const applyEvent = (
  projection: AnyProjection,
  rowId: string,
  row: StoredRow | undefined,
  recorded: RecordedEvent,
): Applied => {
  const version = row?._versions[recorded.streamId] ?? 0
  if (recorded.sequence <= version) return { outcome: 'known' }
  if (recorded.sequence > version + 1) return { outcome: 'gap', expected: version + 1 }
  if (!projection.knows(recorded.event.type)) return { outcome: 'applied', row: skipEvent(rowId, row, recorded) }
  let next: object | undefined
  try {
    next = projection.apply(ownFields(row), recorded)
  } catch (error) {
    return { outcome: 'poison', reason: error instanceof Error ? error.message : String(error) }
  }
  const metadata = { _versions: { ...row?._versions, [recorded.streamId]: recorded.sequence }, _v: row?._v ?? 0 }
  return {
    outcome: 'applied',
    row: next === undefined ? { _id: rowId, ...metadata, _deleted: true } : { ...next, _id: rowId, ...metadata },
  }
}
