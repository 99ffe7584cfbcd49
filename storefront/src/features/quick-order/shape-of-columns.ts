import { type ColumnKinds, countReferences, namedKinds } from './list-columns.ts'
import type { ListRow } from './list-rows.ts'
import { pieces } from './read-quantity.ts'

/** A reading of a list: its rows, which of them is the head row, and what its columns state. */
export interface Reading {
  readonly rows: readonly ListRow[]
  /** The head row's place among the rows; rows above it are titles. Null without one. */
  readonly head: number | null
  readonly kinds: ColumnKinds
}

/** Rows that shapes are judged by. */
const maxJudged = 100
const usualShare = 0.7
const maxWords = 3

const measure = /^[\d.,/]+\s*(?:[kmµunpMG]?(?:Ω|V|A|F|H|W|ohm)|[kMR]|mm|mil|%|€|\$|¥)?$/u
const date = /^\d{4}-\d{2}-\d{2}/u

const isInteger = (cell: string): boolean => pieces(cell) !== null || cell === '0'
/** Without the decimals that prices have too: `5.00`. */
const isPlain = (cell: string): boolean => isInteger(cell) && !/[.,]\d{1,2}$/u.test(cell)
const isReference = (cell: string): boolean => countReferences(cell) !== null

/** True for what part numbers look like: a word or three with a digit, no measure, no date; or six digits and more. */
const isPartLike = (cell: string): boolean =>
  /^\d{6,}$/u.test(cell) ||
  (/\d/u.test(cell) &&
    /^[^:@\s]+(?: [^:@\s]+)*$/u.test(cell) &&
    cell.length >= 3 &&
    cell.split(' ').length <= maxWords &&
    ![measure, date].some((other) => other.test(cell)) &&
    !isInteger(cell))

/** True for 1, 2, 3 … or 10, 20, 30 …: positions, not quantities. */
const isCounter = (cells: readonly string[]): boolean => {
  const [step = 0] = cells.map(Number)
  return cells.length > 2 && step > 0 && cells.every((cell, place) => Number(cell) === (place + 1) * step)
}

interface Column {
  readonly place: number
  readonly cells: readonly string[]
}

const has = ({ cells }: Column, test: (cell: string) => boolean, share = usualShare): boolean => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(test).length >= filled.length * share
}

const quantityOf = (columns: readonly Column[], part: number, reference: Column | undefined): number | undefined => {
  const counting = columns.filter((column) => column.place !== part && has(column, isInteger))
  const plain = counting.filter((column) => has(column, isPlain))
  const integers = plain.length > 0 ? plain : counting
  const counts = integers.find((column) =>
    reference?.cells.every((cell, row) => countReferences(cell) === pieces(column.cells[row] ?? '')),
  )
  const free = integers.filter(({ cells }) => !isCounter(cells))
  const best = counts ?? free.find(({ place }) => place > part) ?? free.at(-1)
  return (best ?? integers.find(({ place }) => place > part))?.place
}

/** A first row without digits is a head row, whatever its heads are. */
const headOf = (rows: readonly ListRow[]): number | null => {
  const [first, second] = rows
  const isHead = first?.cells.every((cell) => !/\d/u.test(cell)) && second?.cells.some((cell) => /\d/u.test(cell))
  return isHead ? 0 : null
}

/**
 * The readings that rows without known heads may have, likeliest first; they differ in the column of part numbers.
 * Quantities are small integers, references look like `R1` or `J1-J4`, and part numbers have letters and digits.
 */
export const readingsByShape = (rows: readonly ListRow[], head = headOf(rows)): Reading[] => {
  const body = rows.slice(head === null ? 0 : head + 1, maxJudged)
  const width = Math.max(0, ...body.map(({ cells }) => cells.length))
  const named = head === null ? [] : namedKinds(rows[head]?.cells ?? [])
  const columns = Array.from(
    { length: width },
    (_, place): Column => ({
      place,
      cells: body.map(({ cells }) => cells[place] ?? ''),
    }),
  )
  const partLike = columns.filter((column) => has(column, isPartLike))
  const strong = partLike.filter((column) => !has(column, isReference))
  const other = columns.filter((column) => has(column, (cell) => !isInteger(cell), 1) && !has(column, isReference))
  const candidates = [strong, partLike, other, columns].find((found) => found.length > 0) ?? []
  return candidates.map(({ place: part }): Reading => {
    const reference = columns.find((column) => column.place !== part && has(column, isReference))
    const quantity = quantityOf(columns, part, reference)
    const kinds = columns.map(({ place }) => {
      if (place === part) return 'part'
      const name = named[place] ?? null
      if (name !== null && name !== 'part') return name
      if (place === quantity && !named.includes('quantity')) return 'quantity'
      return place === reference?.place && !named.includes('reference') ? 'reference' : null
    })
    return { rows, head, kinds }
  })
}
