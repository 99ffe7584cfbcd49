import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { showProducts } from '@pinline/contracts/catalogue/product/show-products'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { presentShort } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

export const showProductsRoute = ({ live, taxonomy, currencies }: CatalogueParts) =>
  route(
    showProducts,
    async ({ ids }, { language, currency, positions }) => {
      await Promise.all([live.freshen(positions), taxonomy.freshen(positions)])
      const audience = { language, rate: await currencies.rateTo(currency), taxonomy: taxonomy.now }
      const found = [...new Set(ids)].flatMap((id) => live.index.find(id) ?? [])
      return answer({ list: found.map((entry) => presentShort(entry, audience)) })
    },
    { waitsFor: [productsProjection] },
  )
