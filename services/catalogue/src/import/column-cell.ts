import type { ImportField, MappedValue } from '@pinline/contracts/catalogue/import/import-options'
import type { NumberMarks } from '@pinline/contracts/catalogue/import/number-marks'
import { cleanCell } from './clean-cell.ts'
import type { Cell, SourceRow } from './source-row.ts'

/** A column that is read. A constant one is not in the file: it has the same value for every row. */
export interface ImportColumn extends NumberMarks {
  readonly name: string
  /** Its place in the file; null for a constant one. */
  readonly index: number | null
  readonly field: ImportField
  readonly constant?: string
  /** What cells of the file are read as, by their content. */
  readonly values: ReadonlyMap<string, Cell>
}

/** How a cell that clears its value is shown. */
const clearingCell = '\\N'

/** The content of a cell as an error shows it: empty if the cell is. */
export const contentOf = (cell: Cell): string => (cell === undefined ? '' : (cell ?? clearingCell))

/** Mapped values by the content that they replace. */
export const valueMapOf = (values: readonly MappedValue[] = []): ReadonlyMap<string, Cell> =>
  new Map(values.map(({ from, to }) => [from, cleanCell(to)]))

/** The cell of a column as it is in the row. */
export const rawCell = (row: SourceRow, { index, constant }: ImportColumn): Cell =>
  index === null ? constant : row.cells[index]

/** The cell of a column as it is read: its mapped value, if it has one. */
export const cellOf = (row: SourceRow, column: ImportColumn): Cell => {
  const cell = rawCell(row, column)
  if (column.values.size === 0) return cell
  const content = contentOf(cell).normalize('NFC').trim()
  return column.values.has(content) ? column.values.get(content) : cell
}

/** True if somebody has confirmed the cell's content: it is mapped to itself. */
export const isConfirmed = (row: SourceRow, column: ImportColumn): boolean => {
  const content = contentOf(rawCell(row, column)).normalize('NFC').trim()
  return content !== '' && column.values.get(content) === content
}
