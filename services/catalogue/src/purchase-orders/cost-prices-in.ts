import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { ProductId } from '@pinline/events/ids'
import type { CurrencyCode, UnitPrice } from '@pinline/events/money'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { noCostPrice } from '../domain/cost-price/cost-price.ts'
import { costPriceDecider } from '../domain/cost-price/cost-price-decider.ts'
import { convertBetween } from '../domain/price/quote.ts'
import { streamOf } from '../identity/product-id-of.ts'

interface CostPriceIn {
  readonly productId: ProductId
  /** As it was set; null where none is. */
  readonly cost: UnitPrice | null
  /** In the currency asked for, by the current rates. */
  readonly converted: UnitPrice | null
  readonly version: number
}

/** Cost prices of products, in the order of the request, each in its own currency and in another. */
export const costPricesIn = async (
  { platform, currencies }: Pick<CatalogueDeps, 'platform' | 'currencies'>,
  productIds: readonly ProductId[],
  currency: CurrencyCode,
): Promise<CostPriceIn[]> => {
  const streams = await loadStreams(platform, costPriceDecider, [
    ...new Set(productIds.map((productId) => streamOf('cost', productId))),
  ])
  const into = await currencies.rateTo(currency)
  return await Promise.all(
    productIds.map(async (productId) => {
      const { state, version } = streams.get(streamOf('cost', productId)) ?? { state: noCostPrice, version: 0 }
      const { cost } = state
      const converted = cost === null ? null : convertBetween(cost, await currencies.rateTo(cost.currency), into)
      return { productId, cost, converted, version }
    }),
  )
}
