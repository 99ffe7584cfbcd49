import type { UnitPrice } from '@pinline/events/money'

interface CostPrice {
  readonly productId: string
  readonly converted: UnitPrice | null
}

interface Difference {
  readonly productId: string
  readonly difference: number
}

/** What the pieces of a difference cost, in minor units of US dollars; null where no cost price is set. */
export const valueAtCost = ({ productId, difference }: Difference, costPrices: readonly CostPrice[]): number | null => {
  const cost = costPrices.find((one) => one.productId === productId)?.converted ?? null
  return cost === null ? null : Math.round((difference * cost.amount * 100) / 10 ** cost.scale)
}

/** The value of all differences, and how many are missing in it for want of a cost price. */
export const totalAtCost = (
  differences: readonly Difference[],
  costPrices: readonly CostPrice[],
): { readonly minor: number; readonly unpriced: number } => {
  const values = differences.flatMap((one) => valueAtCost(one, costPrices) ?? [])
  return { minor: values.reduce((sum, value) => sum + value, 0), unpriced: differences.length - values.length }
}
