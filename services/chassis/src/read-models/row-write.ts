import type mongoose from 'mongoose'
import type { StoredRow } from './apply-event.ts'

/** So many are worth a command of their own. */
const manyRows = 20

type RowWrite = mongoose.mongo.AnyBulkWriteOperation<StoredRow>

/** Names that would mean something else in an update. */
const isPlain = (name: string): boolean => !name.startsWith('$') && !name.includes('.')

/**
 * The write that makes one row of another, guarded by the version of the one before. Of a row that is there only what
 * changed is sent: projections leave what they do not change as it is, and parts of a row can be a hundred times as large
 * as the price in it.
 */
export const rowWrite = (before: StoredRow, after: StoredRow): RowWrite => {
  const filter = { _id: after._id, _v: before._v }
  const changes = changesOf(before, after)
  return changes === undefined
    ? { replaceOne: { filter, replacement: after } }
    : { updateOne: { filter, update: changes } }
}

/**
 * The writes of rows that are new, each of which fails on its id where the row is there already. They are inserted, which
 * takes MongoDB a fifth of the time; where they are few among others, one command with the others, as upserts that
 * cannot find anything, is less than two.
 */
export const newRowWrites = (rows: readonly StoredRow[], others: number): RowWrite[] =>
  rows.map((row) =>
    others === 0 || rows.length >= manyRows
      ? { insertOne: { document: row } }
      : { replaceOne: { filter: { _id: row._id, _v: 0 }, replacement: row, upsert: true } },
  )

/** Undefined where only the whole row says what is meant. */
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
