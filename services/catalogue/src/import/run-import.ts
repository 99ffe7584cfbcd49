import { setImmediate as otherWork } from 'node:timers/promises'
import type { Platform } from '@pinline/chassis/service'
import type { Position } from '@pinline/contracts/api/position'
import type { RowDifference } from '@pinline/contracts/catalogue/import/import-row'
import { taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import type { Files } from '../files/files.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { applyChunk, type ChunkDeps, type RowResult } from './apply-chunk.ts'
import type { ImportColumn } from './column-cell.ts'
import { columnsOf } from './columns-of.ts'
import { differencesOf } from './describe-difference.ts'
import { FileNumbers } from './file-numbers.ts'
import type { ImportDocument } from './import-document.ts'
import { type ImportKnowledge, importKnowledge } from './import-knowledge.ts'
import { ImportProgress } from './import-progress.ts'
import { rowsOf } from './import-source.ts'
import type { Imports } from './imports.ts'
import { readPartIds } from './part-ids.ts'
import { isBlank, type RowError, type RowValues, readRow } from './read-row.ts'
import { sourceOf } from './source-of.ts'
import { type NumberedRow, UnreadableFileError } from './source-row.ts'

const rowBatchSize = 500
/** Rows read per turn of the event loop. */
const rowsPerTurn = 100
/** Chunks that may be written before lists show them: changes by others wait in the same queue. */
const prefetchedChunks = 3

export interface ImportRunDeps {
  readonly platform: Pick<Platform, 'store' | 'view' | 'waitFor' | 'log'>
  readonly imports: Imports
  readonly files: Files
  /** False once another instance may be running the import, or this one stops. */
  readonly goesOn: () => boolean
}

/** A row of the current chunk: its values, or its errors. */
type Pending =
  | { readonly line: number; readonly row: number; readonly values: RowValues }
  | { readonly line: number; readonly row: number; readonly errors: readonly RowError[] }

const knowledgeOf = async ({ view }: ImportRunDeps['platform']): Promise<ImportKnowledge> => {
  const row = await view(taxonomyProjection).findOne({ _id: taxonomyStreamId })
  return importKnowledge(row ?? { categories: {}, attributes: {} })
}

/**
 * Runs an import from its cursor to its end. The cursor moves chunk by chunk; a run that continues reads the file from
 * its start and skips what is done.
 */
export const runImport = async (deps: ImportRunDeps, begun: ImportDocument): Promise<void> => {
  const { imports, files, platform, goesOn } = deps
  if (begun.state === 'cancelling') return await imports.finish(begun, 'cancelled')
  const file = await files.find(begun.fileId)
  if (file === undefined) return await imports.finish(begun, 'failed', 'file-not-found')
  const columns = columnsOf(begun)
  const [knowledge, partIds] = await Promise.all([knowledgeOf(platform), readPartIds(platform)])
  const chunkDeps: ChunkDeps = {
    platform,
    importId: begun._id,
    run: begun.run,
    actor: { kind: 'staff', id: begun.startedBy ?? begun.createdBy },
    columns,
    partIds,
    dryRun: begun.dryRun,
    today: (begun.startedAt ?? begun.createdAt).toISOString().slice(0, 10),
  }
  const progress = new ImportProgress(imports, begun)
  const prefetched: Position[] = []
  const numbers = new FileNumbers(columns, partIds)
  let bytes = 0
  let index = 0
  let pending: Pending[] = []

  /** False if this instance must stop. */
  const flush = async (): Promise<boolean> => {
    if (!goesOn()) return false
    const { results: taken, position } = await applyChunk(
      chunkDeps,
      pending.flatMap((row) => ('values' in row ? [row.values] : [])),
    )
    const results = resultsOf(pending, taken)
    const goesOnAfter = await progress.advance(
      results.map(({ kind }) => kind),
      {
        share: bytes / Math.max(1, begun.size),
        differences: differencesIn(pending, results, columns, progress.room),
        errors: errorsIn(pending, results),
      },
    )
    pending = []
    if (!goesOnAfter) return false
    if (position !== undefined) prefetched.push(position)
    const late = prefetched.length > prefetchedChunks ? prefetched.shift() : undefined
    if (late !== undefined) await platform.waitFor([productsProjection], [late])
    return true
  }

  try {
    const rows = rowsOf(sourceOf(files, file), begun.options, begun.headers, (read) => {
      bytes += read
    })
    for await (const row of rows) {
      if (isBlank(row)) continue
      index += 1
      if (index % rowsPerTurn === 0) await otherWork()
      const numberError = numbers.check(row)
      if (index <= begun.cursor) continue
      pending.push(pendingRow(row, columns, begun.headers.length, knowledge, numberError))
      if (pending.length === rowBatchSize && !(await flush())) return
    }
    if (pending.length > 0 && !(await flush())) return
    await imports.finish(begun, 'done')
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    platform.log.info({ importId: begun._id, reason: error.message }, 'an import file cannot be read')
    await imports.finish(begun, 'failed', 'file-not-readable')
  }
}

/** The result of each row: those that were applied in their order, the others by their errors. */
const resultsOf = (pending: readonly Pending[], applied: readonly RowResult[]): RowResult[] => {
  let next = 0
  return pending.map((row): RowResult => {
    if ('errors' in row) return { kind: 'wrong', errors: row.errors }
    const result = applied[next]
    next += 1
    if (result === undefined) throw new Error('a row of an import went missing')
    return result
  })
}

const pendingRow = (
  numbered: NumberedRow,
  columns: readonly ImportColumn[],
  width: number,
  knowledge: ImportKnowledge,
  numberError: RowError | undefined,
): Pending => {
  const { line, row } = numbered
  const read = readRow(numbered, columns, width, knowledge)
  if (read.kind === 'values' && numberError === undefined) return { line, row, values: read.values }
  if (numberError?.reason === 'unknown-part') return { line, row, errors: [numberError] }
  const errors = read.kind === 'wrong' ? read.errors.filter(({ column }) => column !== numberError?.column) : []
  return { line, row, errors: numberError === undefined ? errors : [...errors, numberError] }
}

const errorsIn = (pending: readonly Pending[], results: readonly RowResult[]) =>
  pending.flatMap(({ line, row }, place) => {
    const result = results[place]
    return result?.kind === 'wrong' ? result.errors.map((error) => ({ line, row, error })) : []
  })

const differencesIn = (
  pending: readonly Pending[],
  results: readonly RowResult[],
  columns: readonly ImportColumn[],
  room: number,
): RowDifference[] => {
  const differences: RowDifference[] = []
  for (const [place, row] of pending.entries()) {
    const result = results[place]
    if (differences.length >= room) break
    if (!('values' in row) || (result?.kind !== 'new' && result?.kind !== 'changed')) continue
    const { kind, before, after } = result
    differences.push(differencesOf(row.values, { kind, before, after }, columns))
  }
  return differences
}
