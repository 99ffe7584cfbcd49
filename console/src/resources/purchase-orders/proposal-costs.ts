import type { PurchaseProposal } from '@pinline/contracts/catalogue/purchase-order/list-purchase-proposals'
import type { ProductId } from '@pinline/events/ids'
import { type CurrencyCode, lineTotal, type Money, sumMoney, type UnitPrice } from '@pinline/events/money'

/** Days whose sales a proposal has. */
const soldDays = 56

/** What proposals cost, by product and in total; products without a cost price are missing. */
export interface ProposalCosts {
  readonly of: ReadonlyMap<ProductId, Money>
  readonly total: Money
  readonly unpriced: number
}

/** Days for which the available pieces last at the sales of the last eight weeks; null where nothing was sold. */
export const coverOf = ({ available, sold }: Pick<PurchaseProposal, 'available' | 'sold'>): number | null =>
  sold === 0 ? null : Math.floor((available * soldDays) / sold)

/** Proposals at cost prices, which are in one currency. */
export const proposalCosts = (
  list: readonly Pick<PurchaseProposal, 'productId' | 'quantity'>[],
  prices: readonly { readonly productId: ProductId; readonly converted: UnitPrice | null }[],
  currency: CurrencyCode,
): ProposalCosts => {
  const priceOf = new Map(prices.map(({ productId, converted }) => [productId, converted]))
  const of = new Map(
    list.flatMap(({ productId, quantity }) => {
      const price = priceOf.get(productId) ?? null
      return price === null ? [] : [[productId, lineTotal(price, quantity)] as const]
    }),
  )
  return { of, total: sumMoney(currency, [...of.values()]), unpriced: list.length - of.size }
}
