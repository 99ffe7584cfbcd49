import { decodedText, readCsv } from '../../layout/file-import/read-csv.ts'
import { type ColumnName, isNamed } from './column-names.ts'

export type CsvTable<Column extends ColumnName> =
  | { readonly kind: 'read'; readonly rows: readonly Readonly<Record<Column, string>>[] }
  | { readonly kind: 'wrong'; readonly why: 'columns' | 'unreadable' }

/** The rows of a CSV file by its titles, in any language and order; a column that is `optional` and missing is empty. */
export const readCsvTable = <Column extends ColumnName>(
  bytes: ArrayBuffer,
  columns: readonly Column[],
  optional: readonly NoInfer<Column>[] = [],
): CsvTable<Column> => {
  const text = decodedText(new Uint8Array(bytes))
  let table: string[][]
  try {
    table = readCsv(text, { trim: true })
  } catch {
    return { kind: 'wrong', why: 'unreadable' }
  }
  const [head = [], ...body] = table
  const places = columns.map((column) => [column, head.findIndex((title) => isNamed(title, column))] as const)
  if (places.some(([column, place]) => place === -1 && !optional.includes(column)))
    return { kind: 'wrong', why: 'columns' }
  const rowOf = (cells: readonly string[]) =>
    Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ''])) as Record<Column, string>
  return { kind: 'read', rows: body.map(rowOf) }
}
