import mongoose from 'mongoose'
import { duplicateKeyCode } from '../event-store/duplicate-key.ts'
import type { StoredRow } from './apply-event.ts'
import { newRowWrites, rowWrite } from './row-write.ts'

/**
 * MongoDB's error codes for a document that it will never accept: BadValue, TypeMismatch, ImmutableField,
 * DocumentValidationFailure, CannotIndexParallelArrays, BSONObjectTooLarge (10334 and 17419), KeyTooLong. Source:
 * mongodb.com, error codes.
 */
const unacceptable = new Set([2, 14, 66, 121, 171, 10_334, 17_280, 17_419])

/** A row from what is stored, or assumed to be, to what is to be stored. */
export interface RowOperation {
  readonly rowId: string
  readonly before: StoredRow | undefined
  readonly written: StoredRow
}

/** Rows in one statement; MongoDB executes several of them at the same time. */
const rowsPerWrite = 250

interface Written {
  readonly missed: ReadonlySet<string>
  readonly refused: ReadonlyMap<string, string>
}

/**
 * Writes rows in bulk; returns those that another instance has written in the meantime, and those that MongoDB rejects,
 * with its message.
 */
export const writeRows = async (
  view: mongoose.mongo.Collection<StoredRow>,
  operations: readonly RowOperation[],
): Promise<Written> => {
  const parts = Array.from({ length: Math.ceil(operations.length / rowsPerWrite) }, (_, part) =>
    operations.slice(part * rowsPerWrite, (part + 1) * rowsPerWrite),
  )
  const written = await Promise.all(parts.map((part) => writePart(view, part)))
  return {
    missed: new Set(written.flatMap(({ missed }) => [...missed])),
    refused: new Map(written.flatMap(({ refused }) => [...refused])),
  }
}

const writePart = async (
  view: mongoose.mongo.Collection<StoredRow>,
  operations: readonly RowOperation[],
): Promise<Written> => {
  const [present, fresh] = [operations.filter(isPresent), operations.filter((operation) => !isPresent(operation))]
  const writes = [
    ...present.map(({ before, written }) => rowWrite(before, written)),
    ...newRowWrites(
      fresh.map(({ written }) => written),
      present.length,
    ),
  ]
  const rowIds = [...present, ...fresh].map(({ rowId }) => rowId)
  const result = await view.bulkWrite(writes, { ordered: false }).catch(rowWriteErrors)
  const rowErrors = result instanceof mongoose.mongo.MongoBulkWriteError ? writeErrorsOf(result) : []
  const failed = new Map(
    rowErrors.map(({ index, code, errmsg = 'no reason given' }) => [
      index,
      unacceptable.has(code) ? errmsg : undefined,
    ]),
  )
  const missed = rowIds.filter((_rowId, index) => failed.has(index) && failed.get(index) === undefined)
  const found = rowIds.slice(0, present.length).filter((_rowId, index) => !failed.has(index))
  // The result does not say which of the existing rows were not matched.
  if (result.matchedCount < found.length) missed.push(...found)
  const refused = [...failed].flatMap(([index, words]) =>
    words === undefined ? [] : [[rowIds[index] ?? '', `MongoDB refuses the row: ${words}`] as const],
  )
  return { missed: new Set(missed), refused: new Map(refused) }
}

const isPresent = (operation: RowOperation): operation is RowOperation & { readonly before: StoredRow } =>
  operation.before !== undefined

const writeErrorsOf = ({ writeErrors }: mongoose.mongo.MongoBulkWriteError): readonly mongoose.mongo.WriteError[] =>
  [writeErrors].flat()

/** The error of a bulk write in which some rows were not written for their own sake; any other is thrown. */
const rowWriteErrors = (error: unknown): mongoose.mongo.MongoBulkWriteError => {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error
  if (error.result.getWriteConcernError() !== undefined) throw error
  const rowErrors = writeErrorsOf(error)
  if (rowErrors.length === 0 || !rowErrors.every(({ code }) => code === duplicateKeyCode || unacceptable.has(code)))
    throw error
  return error
}
