import type mongoose from 'mongoose'
import type { StoredRow } from './apply-event.ts'
import { type Following, followChanges, type Subscription } from './follow-changes.ts'
import type { Generations } from './generations.ts'
import type { AnyProjection } from './projection.ts'

/** A write of a row. */
export interface RowChange {
  readonly rowId: string
  /** The new values of the fields that were written; undefined where the row is to be read. */
  readonly fields?: Readonly<Record<string, unknown>>
}

type Change = mongoose.mongo.ChangeStreamDocument<StoredRow>

/** Nothing but the id of a row that is new or replaced: MongoDB would send it whole. */
const fieldsOnly = [{ $project: { operationType: 1, 'documentKey._id': 1, updateDescription: 1 } }]

const rowChangeOf = (change: Change): RowChange | undefined => {
  if (change.operationType === 'insert' || change.operationType === 'replace') return { rowId: change.documentKey._id }
  if (change.operationType !== 'update') return undefined
  const rowId = change.documentKey._id
  const { updatedFields = {}, removedFields = [] } = change.updateDescription
  const isWhole = removedFields.length === 0 && !Object.keys(updatedFields).some((name) => name.includes('.'))
  return isWhole ? { rowId, fields: updatedFields } : { rowId }
}

/**
 * Reports every written row of the current view, on every instance, as it is when MongoDB looks it up. `switched` says that
 * a full read is needed: another generation is read from now on, or changes were missed.
 */
export const watchView = (
  generations: Pick<Generations, 'collection' | 'onSwitch'>,
  projection: AnyProjection,
  notify: (row: StoredRow) => void,
  switched: () => void,
): Subscription =>
  followGenerations(
    generations,
    projection,
    { from: { fullDocument: 'updateLookup' } },
    (change) => {
      const written =
        change.operationType === 'insert' || change.operationType === 'replace' || change.operationType === 'update'
      if (written && change.fullDocument !== undefined) notify(change.fullDocument)
    },
    switched,
  )

/**
 * As `watchView`, without a look-up for each write: rows can be a hundred times as large as what was written. Prevents the
 * failure "each order has its products read whole, twice, by every instance".
 */
export const watchFields = (
  generations: Pick<Generations, 'collection' | 'onSwitch'>,
  projection: AnyProjection,
  notify: (change: RowChange) => void,
  switched: () => void,
): Subscription =>
  followGenerations(
    generations,
    projection,
    { stages: fieldsOnly },
    (change) => {
      const row = rowChangeOf(change)
      if (row !== undefined) notify(row)
    },
    switched,
  )

const followGenerations = (
  generations: Pick<Generations, 'collection' | 'onSwitch'>,
  projection: AnyProjection,
  following: Following,
  notify: (change: Change) => void,
  switched: () => void,
): Subscription => {
  const follow = () => followChanges<StoredRow>(generations.collection(projection), following, notify, switched)
  let current = follow()
  let ended = false
  const { started } = current
  const unsubscribe = generations.onSwitch(projection, () => {
    void current.stop()
    const next = follow()
    current = next
    // What is written to a row between its reading and the start would be missed.
    void next.started.then(() => {
      if (current === next && !ended) switched()
    })
  })
  const stop = async () => {
    ended = true
    unsubscribe()
    await current.stop()
  }
  return { started, stop }
}
