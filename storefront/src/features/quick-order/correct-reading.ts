import { type ColumnKind, type ColumnKinds, columnsOf, foldedHead, maxTitleRows } from './list-columns.ts'
import type { Reading } from './shape-of-columns.ts'

/** What a buyer corrected for lists with the same heads. */
export interface ListLayout {
  readonly buyer: string
  /** The heads as they are compared. */
  readonly heads: readonly string[]
  readonly kinds: ColumnKinds
}

/** Layouts that a browser keeps, the last used ones. */
export const maxLayouts = 20
const maxHeads = 100

/** The reading with another kind of a column. No two columns have one kind, descriptions excepted. */
export const withKind = (reading: Reading, place: number, kind: ColumnKind | null): Reading => {
  const width = Math.max(place + 1, reading.kinds.length)
  const kinds = Array.from({ length: width }, (_, at) => {
    if (at === place) return kind
    const before = reading.kinds[at] ?? null
    return before === kind && kind !== 'description' ? null : before
  })
  return { ...reading, kinds }
}

/** The reading with or without a head row: the first one whose heads are known, else the first row. */
export const withHead = (reading: Reading, hasHead: boolean): Reading => {
  const known = reading.rows.slice(0, maxTitleRows).findIndex(({ cells }) => columnsOf(cells) !== undefined)
  return { ...reading, head: hasHead ? Math.max(0, known) : null }
}

const headsOf = (cells: readonly string[]): string[] => cells.map(foldedHead)

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((head, place) => head === others[place])

/** The layouts with that of a corrected reading first; without a head row there is nothing to know a list by. */
export const rememberLayout = (
  layouts: readonly ListLayout[],
  buyer: string,
  { rows, head, kinds }: Reading,
): readonly ListLayout[] => {
  const heads = head === null ? [] : headsOf(rows[head]?.cells ?? [])
  if (heads.every((name) => name === '') || heads.length > maxHeads) return layouts
  const others = layouts.filter((layout) => layout.buyer !== buyer || !isSame(layout.heads, heads))
  return [{ buyer, heads, kinds }, ...others].slice(0, maxLayouts)
}

/** The reading by a layout that the buyer has corrected before; undefined if the list has no such heads. */
export const recallReading = (
  layouts: readonly ListLayout[],
  buyer: string,
  readings: readonly Reading[],
): Reading | undefined => {
  const own = layouts.filter((layout) => layout.buyer === buyer)
  for (const { rows } of readings)
    for (const [head, { cells }] of rows.slice(0, maxTitleRows).entries()) {
      const heads = headsOf(cells)
      const known = own.find((layout) => isSame(layout.heads, heads))
      if (known !== undefined) return { rows, head, kinds: known.kinds }
    }
  return undefined
}
