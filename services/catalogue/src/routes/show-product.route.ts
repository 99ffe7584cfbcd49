import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { showProduct } from '@pinline/contracts/catalogue/product/show-product'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { presentDetail } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import type { ProductIndex } from '../search/product-index.ts'

const most = { related: 12, alternatives: 12, replaces: 6, steps: 5 }

/** What to buy instead of a part: of a replacement that was replaced itself, its own, at most five steps on. */
const replacementOf = (index: ProductIndex, entry: IndexedProduct): IndexedProduct | undefined => {
  let found: IndexedProduct | undefined
  for (let step = 0, next = entry.product.replacement; step < most.steps && next !== null; step += 1) {
    const part = index.find(next)
    if (part === undefined) break
    found = part
    next = part.product.lifecycle === 'discontinued' ? part.product.replacement : null
  }
  return found
}

export const showProductRoute = ({ live, taxonomy, currencies }: CatalogueParts) =>
  route(
    showProduct,
    async ({ id, model, manufacturer }, context) => {
      await Promise.all([live.freshen(context.positions), taxonomy.freshen(context.positions)])
      const [entry, another] =
        id === undefined
          ? live.index
              .byPartNumber(model ?? '')
              .filter(({ product }) => manufacturer === undefined || product.data.manufacturer === manufacturer)
          : [live.index.find(id)]
      if (entry === undefined || another !== undefined) return rejection('product-not-found')
      const rate = await currencies.rateTo(context.currency)
      const audience = { language: context.language, rate, taxonomy: taxonomy.now }
      const relatives = {
        related: live.index.related(entry, most.related),
        alternatives: live.index.alternatives(entry, most.alternatives),
        replaces: live.index.replacedBy(entry.id, most.replaces),
        replacement: replacementOf(live.index, entry),
      }
      return answer(presentDetail(entry, relatives, audience))
    },
    { waitsFor: [productsProjection] },
  )
