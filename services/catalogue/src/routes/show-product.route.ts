import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { showProduct } from '../contract/show-product.ts'
import { presentDetail } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

const relatedAtMost = 12

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
      return answer(presentDetail(entry, live.index.related(entry, relatedAtMost), audience))
    },
    { waitsFor: [productsProjection] },
  )
