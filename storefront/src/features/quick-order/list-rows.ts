import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { bare } from './read-quantity.ts'

/** A row of a list. */
export interface ListRow {
  /** Its line number in the text, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const parsedRows = (text: string, delimiter: string, quote: '"' | false): ListRow[] => {
  const lines: number[] = []
  const rows = parse(text, {
    delimiter,
    quote,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells, context) => {
      lines.push(context.lines - cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0))
      return cells
    },
  })
  return rows.map((cells, index) => ({ line: lines[index] ?? 0, cells: cells.map(bare) }))
}

/**
 * The rows of a text whose cells are separated like this, quoted cells with line breaks included. A quote that nothing
 * closes makes all quotes plain characters.
 */
export const rowsOf = (text: string, delimiter: string): ListRow[] => {
  try {
    return parsedRows(text, delimiter, '"')
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return parsedRows(text, delimiter, false)
  }
}
