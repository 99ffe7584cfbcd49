import type { OpenedTable } from './read-table.ts'

export interface CellEdit {
  readonly row: number
  readonly column: number
  readonly before: string
  readonly after: string
}

/** A table with the edits that led to it; those that were undone can be done again. */
export interface EditedTable extends OpenedTable {
  readonly done: readonly CellEdit[]
  readonly undone: readonly CellEdit[]
}

/** Where a cell stands in the file. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

const withCell = (
  rows: OpenedTable['rows'],
  { row, column }: CellPlace,
  text: string,
): readonly (readonly string[])[] => rows.with(row, (rows[row] ?? []).with(column, text))

export const unedited = (table: OpenedTable): EditedTable => ({ ...table, done: [], undone: [] })

/** The table with another text in a cell; the same one where the text is the same. */
export const editCell = (table: EditedTable, place: CellPlace, after: string): EditedTable => {
  const before = table.rows[place.row]?.[place.column]
  if (before === undefined || before === after) return table
  return {
    ...table,
    rows: withCell(table.rows, place, after),
    done: [...table.done, { ...place, before, after }],
    undone: [],
  }
}

export const undoEdit = (table: EditedTable): EditedTable => {
  const edit = table.done.at(-1)
  if (edit === undefined) return table
  const rows = withCell(table.rows, edit, edit.before)
  return { ...table, rows, done: table.done.slice(0, -1), undone: [...table.undone, edit] }
}

export const redoEdit = (table: EditedTable): EditedTable => {
  const edit = table.undone.at(-1)
  if (edit === undefined) return table
  const rows = withCell(table.rows, edit, edit.after)
  return { ...table, rows, done: [...table.done, edit], undone: table.undone.slice(0, -1) }
}
