import { spreadsheetText } from './spreadsheet-text.ts'

/** Format of a table: by default with commas and decimal points. */
export interface TableStyle {
  readonly delimiter: ',' | ';'
  readonly decimal: '.' | ','
}

/** A decimal number as it is written, e.g. an amount: its digits are kept. */
export interface Decimal {
  readonly decimal: string
}

export type CsvCell = string | number | boolean | null | undefined | Decimal

const quoted = (text: string): string => (/[",;\t|\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * One line of a table by RFC 4180, with its line end. Numbers are numbers; texts are escaped so that no spreadsheet executes
 * them.
 * @param cellOf what escapes a text
 */
export const csvLine = (
  cells: readonly CsvCell[],
  { delimiter, decimal }: TableStyle = { delimiter: ',', decimal: '.' },
  cellOf: (text: string) => string = spreadsheetText,
): string =>
  `${cells
    .map((cell) => {
      if (cell === null || cell === undefined) return ''
      if (typeof cell === 'boolean') return cell ? 'true' : 'false'
      if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal))
      if (typeof cell === 'object') return quoted(cell.decimal.replace('.', decimal))
      return quoted(cellOf(cell))
    })
    .join(delimiter)}\r\n`

/** A table that Excel reads as UTF-8. */
export async function* withByteOrderMark(table: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  yield '\ufeff'
  yield* table
}
