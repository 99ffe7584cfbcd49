import type mongoose from 'mongoose'
import type { StoredRow } from './apply-event.ts'
import { type ViewGeneration, viewName } from './projection.ts'

export interface Comparison {
  /** Rows in the first view. */
  readonly rows: number
  readonly same: number
  /** Rows of the same events with different content: what the rebuild corrects, or a bug. */
  readonly different: number
  /** Rows that the other view lacks, or has and this one lacks. */
  readonly missing: number
  /** Rows for which one view has more events: they change during the comparison. */
  readonly moving: number
  /** A few ids of different or missing rows. */
  readonly examples: string[]
}

const rowBatchSize = 500
const maxExamples = 10

/** A row without its versions, as a text that is the same for the same content. */
export const contentOf = ({ _v, _versions, ...own }: StoredRow): string => JSON.stringify(own, sortedKeys)

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value

const versionsOf = (row: StoredRow): string => JSON.stringify(row._versions, sortedKeys)

/** Compares two generations of a view row by row, both in the order of their ids. */
export const compareViews = async (
  db: mongoose.mongo.Db,
  one: ViewGeneration,
  other: ViewGeneration,
): Promise<Comparison> => {
  const rowsOf = (view: ViewGeneration) =>
    db.collection<StoredRow>(viewName(view)).find().sort({ _id: 1 }).batchSize(rowBatchSize)
  const [left, right] = [rowsOf(one), rowsOf(other)]
  const counts = { rows: 0, same: 0, different: 0, missing: 0, moving: 0 }
  const examples: string[] = []
  const note = (id: string) => {
    if (examples.length < maxExamples) examples.push(id)
  }
  let [a, b] = [await left.next(), await right.next()]
  while (a !== null || b !== null) {
    if (a !== null) counts.rows += b === null || a._id <= b._id ? 1 : 0
    if (a !== null && b !== null && a._id === b._id) {
      if (versionsOf(a) !== versionsOf(b)) counts.moving += 1
      else if (contentOf(a) === contentOf(b)) counts.same += 1
      else {
        counts.different += 1
        note(a._id)
      }
      ;[a, b] = [await left.next(), await right.next()]
    } else if (b === null || (a !== null && a._id < b._id)) {
      counts.missing += 1
      if (a !== null) note(a._id)
      a = await left.next()
    } else {
      counts.missing += 1
      note(b._id)
      b = await right.next()
    }
  }
  return { ...counts, examples }
}
