import { parse } from 'csv-parse/browser/esm/sync'

/** Titles of columns, in lower case and without blanks. */
export type ColumnTitles<Column extends string> = Readonly<Record<Column, readonly string[]>>

export type CsvTable<Column extends string> =
  | { readonly kind: 'read'; readonly rows: readonly Readonly<Record<Column, string>>[] }
  | { readonly kind: 'wrong'; readonly why: 'columns' | 'unreadable' }

/** Files of spreadsheets in China are often not UTF-8. */
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const delimiterOf = (text: string): string => {
  const [first = ''] = text.split('\n')
  return [',', ';', '\t'].reduce((best, one) => (first.split(one).length > first.split(best).length ? one : best))
}

/** The rows of a CSV file by its titles, in any order; a column that is `optional` and missing is empty. */
export const readCsvTable = <Column extends string>(
  bytes: ArrayBuffer,
  titles: ColumnTitles<Column>,
  optional: readonly NoInfer<Column>[] = [],
): CsvTable<Column> => {
  const text = textOf(bytes)
  let table: string[][]
  try {
    const options = { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true }
    table = parse(text, { ...options, trim: true }) as string[][]
  } catch {
    return { kind: 'wrong', why: 'unreadable' }
  }
  const columns = Object.keys(titles) as Column[]
  const [head = [], ...body] = table
  const named = head.map((title) => title.toLowerCase().replaceAll(/[\s_-]+/g, ''))
  const places = columns.map((column) => [column, named.findIndex((title) => titles[column].includes(title))] as const)
  if (places.some(([column, place]) => place === -1 && !optional.includes(column)))
    return { kind: 'wrong', why: 'columns' }
  const rowOf = (cells: readonly string[]) =>
    Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ''])) as Record<Column, string>
  return { kind: 'read', rows: body.map(rowOf) }
}
