import { csvLine } from '@pinline/contracts/api/csv-line'
import { textOfSpreadsheet } from '@pinline/contracts/api/spreadsheet-text'
import { isDecimal } from './decimals.ts'

/** The text of a cell as an export wrote it: without the apostrophe that keeps a spreadsheet from running it. */
export const csvText = (cell: string): string => (cell === '' || isDecimal(cell) ? cell : textOfSpreadsheet(cell))

/** A table by RFC 4180, which Excel reads as UTF-8 and runs no cell of. */
export const csvOf = (rows: Iterable<readonly string[]>): string =>
  `\uFEFF${Array.from(rows, (row) => csvLine(row.map((text) => (isDecimal(text) ? { decimal: text } : text)))).join('')}`
