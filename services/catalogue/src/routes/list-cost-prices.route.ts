import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { noCostPrice } from '../domain/cost-price/cost-price.ts'
import { costPriceDecider } from '../domain/cost-price/cost-price-decider.ts'
import { convertBetween } from '../domain/price/quote.ts'
import { streamOf } from '../identity/product-id-of.ts'

export const listCostPricesRoute = ({ platform, currencies }: CatalogueDeps) =>
  route(listCostPrices, async ({ productIds, currency }) => {
    const streams = await loadStreams(platform, costPriceDecider, [
      ...new Set(productIds.map((productId) => streamOf('cost', productId))),
    ])
    const into = await currencies.rateTo(currency)
    const list = await Promise.all(
      productIds.map(async (productId) => {
        const { state, version } = streams.get(streamOf('cost', productId)) ?? { state: noCostPrice, version: 0 }
        const { cost } = state
        const converted = cost === null ? null : convertBetween(cost, await currencies.rateTo(cost.currency), into)
        return { productId, cost, converted, version }
      }),
    )
    return result({ list })
  })
