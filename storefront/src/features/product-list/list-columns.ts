import { storedValue } from '../../session/stored-value.ts'

/** Optional columns of a product list, in their order. */
export const listColumns = [
  'drawing',
  'pitch',
  'positions',
  'mounting',
  'ratings',
  'body',
  'weight',
  'stock',
  'price',
  'quantity',
] as const
export type ListColumn = (typeof listColumns)[number]

const defaultColumns: ListColumn[] = ['drawing', 'pitch', 'positions', 'mounting', 'stock', 'price', 'quantity']
const areColumns = (value: unknown): value is ListColumn[] =>
  Array.isArray(value) && value.length > 0 && value.every((column) => listColumns.includes(column))
const stored = storedValue('listColumns', areColumns, defaultColumns)

/** The visible columns in this browser. */
export const useListColumns = stored.use

/** Shows or hides a column. False if it is the last one. */
export function showColumn(column: ListColumn, isIncluded: boolean): boolean {
  const shown = stored.read()
  const next = listColumns.filter((known) => (known === column ? isIncluded : shown.includes(known)))
  if (next.length === 0) return false
  stored.write(next)
  return true
}

/** Resets to the default columns. */
export function resetColumns(): void {
  stored.write(defaultColumns)
}
