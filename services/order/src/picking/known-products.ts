import { isRejection } from '@pinline/contracts/api/error-codes'
import { quoteLines } from '@pinline/contracts/catalogue/price/quote-lines'
import type { ProductId } from '@pinline/events/ids'
import type { OrderDeps } from '../order-deps.ts'

/** Those of the products that the catalogue has. Throws if it does not respond. */
export const knownProducts = async (
  platform: OrderDeps,
  productIds: readonly ProductId[],
): Promise<ReadonlySet<ProductId>> => {
  if (productIds.length === 0) return new Set()
  const lines = [...new Set(productIds)].map((productId) => ({ productId, quantity: 1 }))
  const quoted = await platform.call('catalogue', quoteLines, { currency: 'USD', language: 'en', lines })
  if (isRejection(quoted)) throw new Error(`${quoteLines.name} refused with ${quoted.code}`)
  return new Set(quoted.lines.flatMap(({ status, productId }) => (status === 'unknown' ? [] : [productId])))
}
