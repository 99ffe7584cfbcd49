import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import type { MatchedLine } from '@pinline/contracts/catalogue/search/match-lines'
import type { ProductId } from '@pinline/events/ids'
import { lineTotal, type Money, sumMoney } from '@pinline/events/money'
import { isOrderable, minQuantity, nearestQuantities } from '../product/order-quantity.ts'
import { currentBreak } from '../product/price-break.ts'
import type { ParsedLine } from './read-lines.ts'

/** A row of a quick order. */
export interface OrderRow {
  readonly line: number
  readonly partNumber: string
  readonly match: MatchedLine['match']
  readonly candidates: readonly ProductRow[]
  /** Parts of the series that an unlisted number is of; none of them was typed. */
  readonly nearest: readonly ProductRow[]
  /** The list's manufacturer, if the parts with this number are others'. */
  readonly otherMaker: string | null
  /** References and description of the list; empty without. */
  readonly note: string
  /** The part to order; null when none was found or the buyer has to choose. */
  readonly chosen: ProductRow | null
  /** Pieces. */
  readonly quantity: number
  /** What the list states as quantity and cannot be read, until the buyer enters one; empty if there is nothing such. */
  readonly unreadQuantity: string
}

/** Rows of one part, or of one question. */
const areSame = (row: OrderRow, other: OrderRow): boolean =>
  row.chosen === null
    ? other.chosen === null &&
      (['partNumber', 'match', 'otherMaker'] as const).every((field) => row[field] === other[field])
    : row.chosen.id === other.chosen?.id

/**
 * Rows of one part become one, with the pieces of all: the part is listed once, at the price of the whole quantity. So do
 * rows of one part number that still is a question.
 */
export const mergedRows = (rows: readonly OrderRow[]): OrderRow[] => {
  const merged: OrderRow[] = []
  for (const row of rows) {
    const at = merged.findIndex((other) => areSame(row, other))
    const before = merged[at]
    if (before === undefined) merged.push(row)
    else {
      const unreadQuantity = before.unreadQuantity || row.unreadQuantity
      merged[at] = { ...before, quantity: before.quantity + row.quantity, unreadQuantity }
    }
  }
  return merged
}

/**
 * A row for each new match. A part is selected only if its number is what was typed, except for punctuation and case: a
 * number that differs by a letter or digit, or a part of another manufacturer than the list's, is a question.
 */
export const matchedRows = (
  matched: readonly MatchedLine[],
  read: readonly Pick<ParsedLine, 'note' | 'unreadQuantity'>[] = [],
): OrderRow[] =>
  matched.map(({ line, partNumber, match, candidates, nearest, otherMaker, quantity }, place) => {
    const chosen = match === 'exact' ? (candidates[0] ?? null) : null
    const pieces = quantity ?? (chosen ? minQuantity(chosen) : 1)
    const { note, unreadQuantity } = read[place] ?? { note: '', unreadQuantity: '' }
    return {
      ...{ line, partNumber, match, candidates, nearest, otherMaker },
      ...{ note, chosen, quantity: pieces, unreadQuantity },
    }
  })

/** The rows of new matches, those of one part as one. */
export const orderRows = (...matches: Parameters<typeof matchedRows>): OrderRow[] => mergedRows(matchedRows(...matches))

/** Selects another candidate or one of the nearest, or none. */
export const choose = (row: OrderRow, id: string | null): OrderRow => ({
  ...row,
  chosen: [...row.candidates, ...row.nearest].find((part) => part.id === id) ?? null,
})

/** Enters a quantity. */
export const withQuantity = (row: OrderRow, quantity: number): OrderRow => ({ ...row, quantity, unreadQuantity: '' })

/** Why a row cannot be ordered; undefined if it can. */
export type RowProblem = 'none' | 'choose' | 'discontinued' | 'no-price' | 'unread-quantity' | 'quantity'

export const problemOf = ({ match, chosen, quantity, unreadQuantity }: OrderRow): RowProblem | undefined => {
  if (chosen === null) return match === 'none' ? 'none' : 'choose'
  if (chosen.lifecycle === 'discontinued') return 'discontinued'
  if (chosen.price === null) return 'no-price'
  if (unreadQuantity !== '') return 'unread-quantity'
  return isOrderable(quantity, chosen) ? undefined : 'quantity'
}

/** The valid quantities next to an invalid one; for one that cannot be read, the least. */
export const fixQuantities = ({ chosen, quantity, unreadQuantity }: OrderRow): number[] => {
  if (chosen === null) return []
  if (unreadQuantity !== '') return [quantity]
  const { lower, upper } = nearestQuantities(quantity, chosen)
  return lower === null ? [upper] : [lower, upper]
}

const sumOf = ({ chosen, quantity }: OrderRow): Money | undefined => {
  const price = chosen === null ? undefined : currentBreak(chosen.priceBreaks, quantity)?.unitPrice
  return price === undefined ? undefined : lineTotal(price, quantity)
}

/** A row's total at its own price break; undefined if it cannot be ordered. */
export const totalOf = (row: OrderRow): Money | undefined => (problemOf(row) === undefined ? sumOf(row) : undefined)

/** The sum of the rows that can be ordered; undefined without any. */
export const goodsOf = (rows: readonly OrderRow[]): Money | undefined => {
  const totals = rows.flatMap((row) => totalOf(row) ?? [])
  const [first] = totals
  return first === undefined ? undefined : sumMoney(first.currency, totals)
}

/** The lines that prices can be asked for: also without a list price, or in quantities that are not sold otherwise. */
export const linesToQuote = (rows: readonly OrderRow[]): { productId: ProductId; quantity: number }[] =>
  rows.flatMap((row) => {
    const problem = problemOf(row)
    if (row.chosen === null || problem === 'discontinued' || problem === 'unread-quantity') return []
    return [{ productId: row.chosen.id, quantity: row.quantity }]
  })

/** The lines for the cart: several rows of the same part are one line. */
export const linesToAdd = (rows: readonly OrderRow[]): { productId: ProductId; quantity: number; model: string }[] => {
  const byPart = new Map<ProductId, { productId: ProductId; quantity: number; model: string }>()
  for (const row of rows) {
    if (row.chosen === null || problemOf(row) !== undefined) continue
    const { id, model } = row.chosen
    const before = byPart.get(id)?.quantity ?? 0
    byPart.set(id, { productId: id, model, quantity: before + row.quantity })
  }
  return [...byPart.values()]
}
