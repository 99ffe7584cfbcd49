import type { UnitPrice } from '@pinline/events/money'

interface CostPrice {
  readonly productId: string
  readonly converted: UnitPrice | null
}

/** What the pieces of a difference cost, in minor units of US dollars; null where no cost price is set. */
export const valueAtCost = (
  { productId, difference }: { readonly productId: string; readonly difference: number },
  costPrices: readonly CostPrice[],
): number | null => {
  const cost = costPrices.find((one) => one.productId === productId)?.converted ?? null
  return cost === null ? null : Math.round((difference * cost.amount * 100) / 10 ** cost.scale)
}
