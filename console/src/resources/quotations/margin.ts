import { lineTotal, type Money, type UnitPrice } from '@pinline/events/money'

/** The share of a price that is left when the cost is paid, below zero at a loss; undefined for a price of nothing. */
export const marginOf = (price: UnitPrice, cost: UnitPrice): number | undefined => {
  const each = price.amount / 10 ** price.scale
  return each === 0 ? undefined : 1 - cost.amount / 10 ** cost.scale / each
}

/** The margin of all pieces; undefined where a line has no price or no cost. */
export const marginOfAll = (
  lines: readonly { readonly quantity: number; readonly total: Money | undefined; readonly cost: UnitPrice | null }[],
): number | undefined => {
  let [income, spent] = [0, 0]
  for (const { quantity, total, cost } of lines) {
    if (total === undefined || cost === null) return undefined
    income += total.minor
    spent += lineTotal(cost, quantity).minor
  }
  return income === 0 ? undefined : 1 - spent / income
}
