import type { OpenedTable } from './read-table.ts'

/** Rows that the widths are measured by; more would cost time at each change. */
const measured = 200
const narrowest = 96
const widest = 320
/** Of a letter of the table's font, and of what stands beside the text in a cell, px. */
const letter = 8
const beside = 36

/** A letter of Chinese or Japanese is twice as wide. */
const lettersOf = (text: string): number =>
  text.length + (text.match(/[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/g)?.length ?? 0)

/** Width in pixels of a cell with a text, at least that of a row's number. */
export const cellWidth = (text: string): number => Math.max(72, lettersOf(text) * letter + beside)

interface Columns {
  readonly titles: readonly string[]
  readonly rows: OpenedTable['rows']
  readonly columns: readonly number[]
}

/** Widths in pixels by the texts of the first rows, which stay while other rows are scrolled in. */
export const columnWidths = ({ titles, rows, columns }: Columns): number[] =>
  columns.map((column, at) => {
    const longest = rows
      .slice(0, measured)
      .reduce((most, row) => Math.max(most, lettersOf(row[column] ?? '')), lettersOf(titles[at] ?? ''))
    return Math.min(widest, Math.max(narrowest, longest * letter + beside))
  })
