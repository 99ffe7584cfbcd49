import { guessEncoding } from '@pinline/contracts/catalogue/import/guess-encoding'
import { parse } from 'csv-parse/browser/esm/sync'
import { type ColumnName, isNamed } from './column-names.ts'

export type CsvTable<Column extends ColumnName> =
  | { readonly kind: 'read'; readonly rows: readonly Readonly<Record<Column, string>>[] }
  | { readonly kind: 'wrong'; readonly why: 'columns' | 'unreadable' }

const delimiterOf = (text: string): string => {
  const [first = ''] = text.split('\n')
  return [',', ';', '\t'].reduce((best, one) => (first.split(one).length > first.split(best).length ? one : best))
}

/** The rows of a CSV file by its titles, in any language and order; a column that is `optional` and missing is empty. */
export const readCsvTable = <Column extends ColumnName>(
  bytes: ArrayBuffer,
  columns: readonly Column[],
  optional: readonly NoInfer<Column>[] = [],
): CsvTable<Column> => {
  const text = new TextDecoder(guessEncoding(new Uint8Array(bytes))).decode(bytes)
  let table: string[][]
  try {
    const options = { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true }
    table = parse(text, { ...options, trim: true }) as string[][]
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
