/** One cell: a text, `null` to clear the value, `undefined` if missing. */
export type Cell = string | null | undefined

/** A record could not be read at all. */
type RecordError = 'unclosed-quote' | 'bad-json'

/** A record of a file. `line` is the line that it begins on, counted from 1. */
export interface SourceRow {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly error?: RecordError
}

/** A record of a table, unchanged. */
export interface TableRow extends SourceRow {
  readonly cells: readonly string[]
}

/** A record below the header. `row` counts them from 1: several may begin on one line of JSON. */
export interface NumberedRow extends SourceRow {
  readonly row: number
  /** Its cells as in the file. */
  readonly raw: readonly string[]
}

/** The file as a whole cannot be read. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}
