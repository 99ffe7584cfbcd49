import type { RowReason } from '@pinline/contracts/catalogue/import/import-options'
import type { Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { cleanCell } from '../clean-cell.ts'
import { columnsOf } from '../columns-of.ts'
import type { NumberedRow } from '../source-row.ts'
import { decideTaxonomyRow } from './decide-taxonomy-row.ts'
import { planTaxonomyRows } from './plan-taxonomy-rows.ts'
import { readTaxonomyRow, type TaxonomyValues } from './read-taxonomy-row.ts'
import { proposeTaxonomyMapping, type TaxonomyKind } from './taxonomy-fields.ts'
import type { ProductUses } from './taxonomy-row.ts'

export const noUses: ProductUses = { categories: new Set(), values: new Map() }

/** A result by line: what became of a row, or its field and reason and what was probably meant. */
type Outcome = 'new' | 'changed' | 'unchanged' | readonly [field: string | null, reason: RowReason, hint?: string]

/** Imports a table, its header first, as a run does; the header is line 1. */
export const importTable = (
  kind: TaxonomyKind,
  before: Taxonomy,
  [headers = [], ...rows]: readonly (readonly string[])[],
  uses: ProductUses = noUses,
): { readonly outcomes: Readonly<Record<number, Outcome>>; readonly after: Taxonomy; readonly events: number } => {
  const fields = proposeTaxonomyMapping(kind, headers)
  const mapping = fields.map((field) => ({ field, decimal: '.' as const }))
  const columns = columnsOf({ headers, mapping, constants: [] })
  const fieldOf = (column: string | null) => fields[headers.indexOf(column ?? '')] ?? column
  const outcomes: Record<number, Outcome> = {}
  const values: TaxonomyValues[] = []
  for (const [index, raw] of rows.entries()) {
    const row: NumberedRow = { line: index + 2, row: index + 1, raw, cells: raw.map(cleanCell) }
    const read = readTaxonomyRow(row, columns, headers.length)
    if (read.kind === 'values') values.push(read.values)
    else {
      const [error] = read.errors
      if (error !== undefined) outcomes[row.line] = [fieldOf(error.column), error.reason]
    }
  }
  const plan = planTaxonomyRows(kind, before, values)
  const wrong = (line: number, { field, reason, hint }: (typeof plan.wrong)[number]['error']) => {
    outcomes[line] = hint === undefined ? [field, reason] : [field, reason, hint]
  }
  for (const {
    values: { line },
    error,
  } of plan.wrong)
    wrong(line, error)
  let [after, events] = [before, 0]
  for (const row of plan.rows) {
    const decision = decideTaxonomyRow(after, row, uses)
    if (decision.kind === 'wrong') wrong(row.values.line, decision.error)
    else {
      outcomes[row.values.line] = decision.kind
      after = decision.after
      events += decision.events.length
    }
  }
  return { outcomes, after, events }
}
