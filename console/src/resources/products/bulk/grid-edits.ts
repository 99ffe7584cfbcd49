import type { ProductId } from '@pinline/events/ids'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { readCsv } from '../../../layout/file-import/read-csv.ts'
import { type AddedAttribute, type ProductFieldError, typedText } from '../product-form-values.ts'
import type { ProductRecord } from '../product-record.ts'
import { type BulkChanges, readChanges, valueIn } from './bulk-changes.ts'

/** What was typed into cells, by part and field; cells that read as before are left out. */
export type GridEdits = ReadonlyMap<ProductId, Readonly<Record<string, string>>>

export const noEdits: GridEdits = new Map()

/** A cell by its places among the parts and the fields. */
export interface GridCell {
  readonly row: number
  readonly column: number
}

/** A field of a part as it is typed. */
export const cellText = (row: ProductRecord, field: string, signs: NumberSigns): string =>
  typedText(valueIn(row, field), signs)

export const withCell = (
  edits: GridEdits,
  row: ProductRecord,
  field: string,
  typed: string,
  signs: NumberSigns,
): GridEdits => {
  const { [field]: _before, ...others } = edits.get(row.id) ?? {}
  const changed = typed === cellText(row, field, signs) ? others : { ...others, [field]: typed }
  const next = new Map(edits)
  if (Object.keys(changed).length === 0) next.delete(row.id)
  else next.set(row.id, changed)
  return next
}

/** The edits without those of a field that is no longer shown. */
export const withoutField = (
  edits: GridEdits,
  field: string,
  rows: readonly ProductRecord[],
  signs: NumberSigns,
): GridEdits => rows.reduce((left, row) => withCell(left, row, field, cellText(row, field, signs), signs), edits)

const tabbed = { delimiter: '\t', relax_quotes: true, skip_empty_lines: false, trim: true } as const

/** A quote that nothing closes is a sign of inches, no cell over several lines. */
const tabbedCells = (pasted: string): string[][] => {
  try {
    return readCsv(pasted, tabbed)
  } catch {
    return readCsv(pasted, { ...tabbed, quote: null })
  }
}

/** The cells of a spreadsheet as they are on the clipboard, each on one line; undefined for a text that is a single cell. */
export const pastedCells = (pasted: string): readonly (readonly string[])[] | undefined => {
  const cells = tabbedCells(pasted).map((row) => row.map((cell) => cell.replaceAll(/\s+/gu, ' ')))
  const isOne = cells.length <= 1 && (cells[0] ?? []).length <= 1
  return isOne && cells[0]?.[0] === pasted.trim() ? undefined : cells
}

interface Grid {
  readonly rows: readonly ProductRecord[]
  readonly fields: readonly string[]
  /** What a pasted text means in a field that is chosen from a list. */
  readonly typedAs: (field: string, pasted: string) => string
  readonly signs: NumberSigns
}

/** Pasted cells from a cell on, to the right and downwards; what does not fit is left out. */
export const withPasted = (
  edits: GridEdits,
  { rows, fields, typedAs, signs }: Grid,
  at: GridCell,
  cells: readonly (readonly string[])[],
): GridEdits =>
  cells
    .flatMap((line, down) =>
      line.map((pasted, right) => ({ pasted, row: rows[at.row + down], field: fields[at.column + right] })),
    )
    .reduce(
      (changed, { pasted, row, field }) =>
        row === undefined || field === undefined
          ? changed
          : withCell(changed, row, field, typedAs(field, pasted), signs),
      edits,
    )

export interface GridChanges {
  readonly changes: ReadonlyMap<ProductId, BulkChanges>
  /** Errors by part and field. */
  readonly faults: ReadonlyMap<ProductId, Readonly<Record<string, ProductFieldError>>>
}

/** What was typed, as a change of each part; or what is wrong with it. */
export const gridChanges = (
  edits: GridEdits,
  attributes: readonly AddedAttribute[],
  signs: NumberSigns,
): GridChanges => {
  const read = [...edits].map(([id, typed]) => ({ id, ...readChanges(typed, attributes, signs) }))
  return {
    changes: new Map(read.map(({ id, changes }) => [id, changes])),
    faults: new Map(
      read
        .filter(({ fieldErrors }) => Object.keys(fieldErrors).length > 0)
        .map(({ id, fieldErrors }) => [id, fieldErrors]),
    ),
  }
}
