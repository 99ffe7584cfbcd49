import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'

/** Columns of a product list beside the part itself, in their order. */
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
const stored = storedValue<ListColumn[]>('listColumns', z.array(z.enum(listColumns)).min(1), defaultColumns)

/** The columns that this browser shows. */
export const useListColumns = stored.use

/** Shows a column or leaves it out. One has to remain: says whether it was done. */
export function showColumn(column: ListColumn, isIncluded: boolean): boolean {
  const shown = stored.read()
  const next = listColumns.filter((known) => (known === column ? isIncluded : shown.includes(known)))
  if (next.length === 0) return false
  stored.write(next)
  return true
}

/** Back to the columns that lists have at first. */
export function resetColumns(): void {
  stored.write(defaultColumns)
}
