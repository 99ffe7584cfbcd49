import { defusedCell } from './clean-cell.ts'

/** Format of a table: by default with commas and decimal points. */
export interface TableStyle {
  readonly delimiter: ',' | ';'
  readonly decimal: '.' | ','
}

const quoted = (text: string): string => (/[",;\t|\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One line of a table. Numbers are numbers; texts are escaped so that no spreadsheet executes them. */
export const formatLine = (
  cells: readonly (string | number | boolean | null | undefined)[],
  { delimiter, decimal }: TableStyle,
): string =>
  `${cells
    .map((cell) => {
      if (cell === null || cell === undefined) return ''
      if (typeof cell === 'boolean') return cell ? 'true' : 'false'
      if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal))
      return quoted(defusedCell(cell))
    })
    .join(delimiter)}\r\n`
