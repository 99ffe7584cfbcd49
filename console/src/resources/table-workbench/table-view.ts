import { isDecimal, sumOf } from './decimals.ts'
import type { OpenedTable } from './read-table.ts'
import { orderingRows, type RowSort, resultOf } from './row-order.ts'

/** How a table is looked at; columns are numbers of those in the file. */
export interface TableView {
  /** Of all columns, in their order; hidden ones as well. */
  readonly columns: readonly { readonly column: number; readonly isShown: boolean }[]
  readonly search: string
  /** What the cells of a column have to hold. */
  readonly filters: ReadonlyMap<number, string>
  readonly sort: RowSort | undefined
  /** The columns of the tree, the outermost first. */
  readonly groups: readonly number[]
}

/** Sums by column, of those that hold nothing but numbers. */
export type Sums = ReadonlyMap<number, string>

export interface TableGroup {
  readonly kind: 'group'
  /** Its texts from the outermost on. */
  readonly key: string
  readonly level: number
  readonly text: string
  readonly count: number
  readonly sums: Sums
}

export interface TableRow {
  readonly kind: 'row'
  readonly level: number
  /** Its place in the file. */
  readonly row: number
}

export type TableLine = TableGroup | TableRow

type Rows = OpenedTable['rows']

/** Columns whose filled cells are all numbers. */
export const numberColumnsOf = ({ titles, rows }: OpenedTable): ReadonlySet<number> =>
  new Set(
    Array.from(titles.keys()).filter((column) => {
      let isFilled = false
      for (const row of rows) {
        const text = row[column] ?? ''
        if (text === '') continue
        if (!isDecimal(text)) return false
        isFilled = true
      }
      return isFilled
    }),
  )

export const viewOf = ({ titles }: OpenedTable): TableView => ({
  columns: Array.from(titles.keys(), (column) => ({ column, isShown: true })),
  search: '',
  filters: new Map(),
  sort: undefined,
  groups: [],
})

const comparison = /^(<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)$/

/** What a filter says: `>= 5` and its like compare numbers, `=` wants the whole text, anything else a part of it. */
const conditionOf = (filter: string): ((text: string) => boolean) => {
  const [, sign, limit] = comparison.exec(filter) ?? []
  if (sign !== undefined) {
    const bound = Number(limit)
    return (text) => {
      if (!isDecimal(text)) return false
      const value = Number(text)
      if (sign === '<') return value < bound
      if (sign === '<=') return value <= bound
      return sign === '>' ? value > bound : value >= bound
    }
  }
  const sought = filter.toLowerCase()
  if (sought.startsWith('=')) {
    const whole = sought.slice(1).trim()
    return (text) => text.trim().toLowerCase() === whole
  }
  return (text) => text.toLowerCase().includes(sought)
}

/** The places of the rows that search and filters leave, in the order of the file. */
export const matchingRows = (rows: Rows, search: string, filters: TableView['filters']): number[] => {
  const sought = search.trim().toLowerCase()
  const conditions = Array.from(filters)
    .map(([column, filter]) => [column, filter.trim()] as const)
    .filter(([, filter]) => filter !== '')
    .map(([column, filter]) => [column, conditionOf(filter)] as const)
  return Array.from(rows.keys()).filter((place) => {
    const row = rows[place] ?? []
    return (
      conditions.every(([column, holds]) => holds(row[column] ?? '')) &&
      (sought === '' || row.some((text) => text.toLowerCase().includes(sought)))
    )
  })
}

/** The rows in their order. */
export const sortedRows = (
  rows: Rows,
  places: readonly number[],
  sort: TableView['sort'],
  numbers: ReadonlySet<number>,
): readonly number[] => (sort === undefined ? places : resultOf(orderingRows(rows, places, sort, numbers)))

/** The sums of the number columns over some rows. */
export const sumsOf = (rows: Rows, places: readonly number[], numbers: ReadonlySet<number>): Sums =>
  new Map(
    Array.from(numbers, (column) => [
      column,
      sumOf(places.map((place) => rows[place]?.[column] ?? '').filter((text) => text !== '')),
    ]),
  )

interface Grouping {
  readonly rows: Rows
  readonly groups: readonly number[]
  readonly numbers: ReadonlySet<number>
  readonly closed: ReadonlySet<string>
}

const linesBelow = (grouping: Grouping, places: readonly number[], path: readonly string[]): TableLine[] => {
  const level = path.length
  const column = grouping.groups[level]
  if (column === undefined) return places.map((row) => ({ kind: 'row', level, row }))
  return Array.from(
    Map.groupBy(places, (place) => grouping.rows[place]?.[column] ?? ''),
    ([text, own]) => ({ text, own, below: [...path, text] }),
  ).flatMap(({ text, own, below }): TableLine[] => {
    const key = JSON.stringify(below)
    const sums = sumsOf(grouping.rows, own, grouping.numbers)
    const group: TableGroup = { kind: 'group', key, level, text, count: own.length, sums }
    return grouping.closed.has(key) ? [group] : [group, ...linesBelow(grouping, own, below)]
  })
}

/** The lines of a table: its rows, or its groups in the order of their first rows, with what is below those that are open. */
export const linesOf = (grouping: Grouping, places: readonly number[]): readonly TableLine[] =>
  linesBelow(grouping, places, [])

/** The keys of all groups, for closing all at once. */
export const groupKeysOf = (grouping: Omit<Grouping, 'closed'>, places: readonly number[]): readonly string[] =>
  linesOf({ ...grouping, closed: new Set() }, places).flatMap((line) => (line.kind === 'group' ? [line.key] : []))
