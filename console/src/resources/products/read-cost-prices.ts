import { maxCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import type { ProductId } from '@pinline/events/ids'

/** Cost prices of any number of products, by as many requests as that takes; all of them or none. */
export const readCostPrices = async <Price>(
  productIds: readonly ProductId[],
  read: (portion: ProductId[]) => Promise<readonly Price[]>,
): Promise<readonly Price[]> => {
  const portions = Array.from({ length: Math.ceil(productIds.length / maxCostPrices) }, (_, place) =>
    productIds.slice(place * maxCostPrices, (place + 1) * maxCostPrices),
  )
  return (await Promise.all(portions.map(read))).flat()
}
