import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import type { RowDifference } from '@pinline/contracts/catalogue/import/import-row'
import { taxonomyStreamId } from '../../domain/taxonomy/taxonomy.ts'
import { taxonomyDecider } from '../../domain/taxonomy/taxonomy-decider.ts'
import { productsProjection } from '../../read-models/products/products.projection.ts'
import { taxonomyProjection } from '../../read-models/taxonomy/taxonomy.projection.ts'
import { usedValues } from '../../taxonomy/product-uses.ts'
import type { ImportColumn } from '../column-cell.ts'
import { columnsOf } from '../columns-of.ts'
import type { ImportDocument } from '../import-document.ts'
import { ImportProgress } from '../import-progress.ts'
import { rowsOf } from '../import-source.ts'
import { errorAt, isBlank, type RowError } from '../read-row.ts'
import type { ImportRunDeps } from '../run-import.ts'
import { sourceOf } from '../source-of.ts'
import { UnreadableFileError } from '../source-row.ts'
import { type TaxonomyResult, TaxonomyRows } from './apply-taxonomy-rows.ts'
import { planTaxonomyRows } from './plan-taxonomy-rows.ts'
import { readTaxonomyRow, type TaxonomyValues } from './read-taxonomy-row.ts'
import { taxonomyDifference } from './taxonomy-difference.ts'
import type { TaxonomyKind } from './taxonomy-fields.ts'
import type { FieldError, ProductUses, TaxonomyRow } from './taxonomy-row.ts'

/** All rows of a file are held and put into order at once. */
const maxRows = 5000
const rowBatchSize = 50

type Wrong = { readonly line: number; readonly row: number; readonly errors: readonly RowError[] }
/** A row in the order in which rows are applied: those that cannot be come first. */
type Planned = Wrong | TaxonomyRow

const isWrong = (planned: Planned): planned is Wrong => 'errors' in planned

const errorOf = (columns: readonly ImportColumn[], { cells }: TaxonomyValues, { field, reason, hint }: FieldError) => ({
  ...errorAt(columns, field, reason, cells.get(field) ?? null),
  ...(hint === undefined ? {} : { hint }),
})

const usesOf = async (platform: Pick<Platform, 'view'>, rows: readonly TaxonomyRow[]): Promise<ProductUses> => {
  const categories: unknown[] = await platform.view(productsProjection).distinct('product.data.category')
  const values = await Promise.all(
    rows.flatMap((row) =>
      row.kind === 'attributes'
        ? [usedValues(platform, row.attributeId).then((used) => [row.attributeId as string, used] as const)]
        : [],
    ),
  )
  return { categories: new Set(categories.map(String)), values: new Map(values) }
}

class TooManyRowsError extends Error {
  override readonly name = 'TooManyRowsError'
}

/** Every row of the file, read; throws if there are too many. */
const readAll = async ({ files }: ImportRunDeps, begun: ImportDocument, columns: readonly ImportColumn[]) => {
  const file = await files.find(begun.fileId)
  if (file === undefined) return undefined
  const values: TaxonomyValues[] = []
  const wrong: Wrong[] = []
  for await (const row of rowsOf(sourceOf(files, file), begun.options, begun.headers)) {
    if (isBlank(row)) continue
    if (values.length + wrong.length === maxRows) throw new TooManyRowsError('the file has too many rows')
    const read = readTaxonomyRow(row, columns, begun.headers.length)
    if (read.kind === 'values') values.push(read.values)
    else wrong.push({ line: row.line, row: row.row, errors: read.errors })
  }
  return { values, wrong }
}

/** Applies planned rows, batch by batch, from the document's cursor on. */
const applyAll = async (
  deps: ImportRunDeps,
  begun: ImportDocument,
  { planned, columns, rows }: { planned: readonly Planned[]; columns: readonly ImportColumn[]; rows: TaxonomyRows },
): Promise<void> => {
  const { imports, goesOn, platform } = deps
  const progress = new ImportProgress(imports, begun)
  // A dry run that continues after a crash has no commits to continue from.
  if (begun.dryRun) for (const one of planned.slice(0, begun.cursor)) if (!isWrong(one)) await rows.apply(one)
  while (progress.cursor < planned.length) {
    if (!goesOn()) return
    const kinds: TaxonomyResult['kind'][] = []
    const differences: RowDifference[] = []
    const errors: { readonly line: number; readonly row: number; readonly error: RowError }[] = []
    const to = Math.min(progress.cursor + rowBatchSize, planned.length)
    for (const one of planned.slice(progress.cursor, to)) {
      if (isWrong(one)) {
        kinds.push('wrong')
        errors.push(...one.errors.map((error) => ({ line: one.line, row: one.row, error })))
        continue
      }
      const result = await rows.apply(one)
      kinds.push(result.kind)
      const { line, row } = one.values
      if (result.kind === 'wrong') errors.push({ line, row, error: errorOf(columns, one.values, result.error) })
      else if (result.kind !== 'unchanged' && differences.length < progress.room)
        differences.push(taxonomyDifference(one, { ...result, outcome: result.kind }, columns))
    }
    if (!(await progress.advance(kinds, { share: to / planned.length, differences, errors }))) return
  }
  if (!begun.dryRun) await platform.waitFor([taxonomyProjection], [rows.position])
  await imports.finish(begun, 'done')
}

/**
 * Runs an import of categories or attributes from its cursor to its end. All rows are read first, since a row may name
 * one below it as its parent.
 */
export const runTaxonomyImport = async (
  deps: ImportRunDeps,
  begun: ImportDocument,
  kind: TaxonomyKind,
): Promise<void> => {
  const { imports, platform } = deps
  if (begun.state === 'cancelling') return await imports.finish(begun, 'cancelled')
  const columns = columnsOf(begun)
  try {
    const read = await readAll(deps, begun, columns)
    if (read === undefined) return await imports.finish(begun, 'failed', 'file-not-found')
    const loaded = await loadStream(platform, taxonomyDecider, taxonomyStreamId)
    const plan = planTaxonomyRows(kind, loaded.state, read.values)
    const { _id: importId, run, dryRun } = begun
    const actor = { kind: 'staff', id: begun.startedBy ?? begun.createdBy } as const
    const uses = await usesOf(platform, plan.rows)
    const rows = new TaxonomyRows({ platform, importId, run, actor, uses, dryRun }, loaded)
    const refused = plan.wrong.map(({ values, error }) => ({
      line: values.line,
      row: values.row,
      errors: [errorOf(columns, values, error)],
    }))
    const wrong = [...read.wrong, ...refused].toSorted((a, b) => a.row - b.row)
    await applyAll(deps, begun, { planned: [...wrong, ...plan.rows], columns, rows })
  } catch (error) {
    const tooMany = error instanceof TooManyRowsError
    if (!tooMany && !(error instanceof UnreadableFileError)) throw error
    platform.log.info({ importId: begun._id, reason: error.message }, 'an import file cannot be read')
    await imports.finish(begun, 'failed', tooMany ? 'too-many-rows' : 'file-not-readable')
  }
}
