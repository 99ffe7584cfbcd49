import type { RowDifference } from '@pinline/contracts/catalogue/import/import-row'
import type { Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { entryOf } from '../../taxonomy/entry-of.ts'
import type { ImportColumn } from '../column-cell.ts'
import { taxonomyCell } from './taxonomy-cells.ts'
import type { TaxonomyRow } from './taxonomy-row.ts'

const maxShownLength = 200

/** The changes of a row to its category or attribute, for the columns that the file has. */
export const taxonomyDifference = (
  { kind, values: { line, id } }: TaxonomyRow,
  {
    outcome,
    before,
    after,
  }: { readonly outcome: 'new' | 'changed'; readonly before: Taxonomy; readonly after: Taxonomy },
  columns: readonly ImportColumn[],
): RowDifference => {
  const known = kind === 'categories' ? entryOf(after.categories, id) : entryOf(after.attributes, id)
  const changes = [...new Set(columns.map(({ field }) => field))].flatMap((field) => {
    const [old = null, fresh = null] = [before, after].map((state) => taxonomyCell(state, kind, id, field))
    const [shownOld, shownFresh] = [old, fresh].map((cell) => cell?.slice(0, maxShownLength) ?? null)
    return old === fresh ? [] : [{ field, before: shownOld ?? null, after: shownFresh ?? null }]
  })
  return { line, entry: { id, title: known?.titles.en ?? id }, outcome, changes }
}
