import type mongoose from 'mongoose'
import type { StoredRow } from './apply-event.ts'

/** Number of rows from which a separate command pays off. */
const manyRows = 20

type RowWrite = mongoose.mongo.AnyBulkWriteOperation<StoredRow>

/** Names that would mean something else in an update. */
const isPlain = (name: string): boolean => !name.startsWith('$') && !name.includes('.')

/**
 * The write from one row to the next, guarded by the version of the first. Of an existing row only changes are sent:
 * projections keep unchanged parts by reference, and parts of a row can be a hundred times as large as its price.
 */
export const rowWrite = (before: StoredRow, after: StoredRow): RowWrite => {
  const filter = { _id: after._id, _v: before._v }
  const changes = changesOf(before, after)
  return changes === undefined
    ? { replaceOne: { filter, replacement: after } }
    : { updateOne: { filter, update: changes } }
}

/**
 * The writes of new rows, each of which fails on its id if the row exists. Inserts take MongoDB a fifth of the time; a
 * few of them beside other writes go as upserts that cannot match, in one command with the others.
 */
export const newRowWrites = (rows: readonly StoredRow[], others: number): RowWrite[] =>
  rows.map((row) =>
    others === 0 || rows.length >= manyRows
      ? { insertOne: { document: row } }
      : { replaceOne: { filter: { _id: row._id, _v: 0 }, replacement: row, upsert: true } },
  )

/** Undefined if only the whole row is unambiguous. */
const changesOf = (
  before: StoredRow,
  after: StoredRow,
): { $set: Readonly<Record<string, unknown>>; $unset?: Record<string, ''> } | undefined => {
  if (before._deleted !== after._deleted) return undefined
  const set = Object.entries(after).filter(([name, value]) => before[name] !== value)
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  if (![...set.map(([name]) => name), ...gone].every(isPlain)) return undefined
  return {
    $set: Object.fromEntries(set),
    ...(gone.length === 0 ? {} : { $unset: Object.fromEntries(gone.map((name) => [name, '' as const])) }),
  }
}
