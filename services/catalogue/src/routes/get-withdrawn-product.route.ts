import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { getWithdrawnProduct } from '@pinline/contracts/catalogue/product/get-withdrawn-product'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { presentProduct } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { withdrawnProduct } from '../read-models/products/withdrawn-product.query.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import type { ProductIndex } from '../search/product-index.ts'
import { replacementOf } from '../search/replacement-of.ts'

const most = 6

/** Parts that are equal in every number, then the same series with other positions, then what its category sells most. */
const similarTo = (index: ProductIndex, part: IndexedProduct): readonly IndexedProduct[] => {
  const { category } = part.product.data
  const alike = [...index.alternatives(part, most), ...index.related(part, most)]
  const inCategory = () => index.list({ filter: {}, categories: [category], sort: 'sales', skip: 0, limit: most }).list
  return [...new Set(alike.length < most ? [...alike, ...inCategory()] : alike)]
}

export const getWithdrawnProductRoute = ({ platform, live, taxonomy, currencies }: CatalogueDeps) =>
  route(
    getWithdrawnProduct,
    async ({ id }, { language, currency, positions }) => {
      await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
      const part = await withdrawnProduct(platform, id)
      if (part === undefined) return rejection('product-not-found')
      const rate = await currencies.offeredRate(currency)
      if (isRejection(rate)) return rate
      const audience = { language, rate, taxonomy: taxonomy.now }
      const replacement = replacementOf(live.index, part.product.replacement)
      const { name, model, manufacturer, categoryId, categoryName } = presentProduct(part, audience)
      return result({
        ...{ id, name, model, manufacturer, categoryId, categoryName },
        replacement: replacement === undefined ? null : presentProduct(replacement, audience),
        similar: similarTo(live.index, part)
          .filter((one) => one.id !== replacement?.id)
          .slice(0, most)
          .map((one) => presentProduct(one, audience)),
      })
    },
    { waitsFor: [productsProjection] },
  )
