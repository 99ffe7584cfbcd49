import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { listProductsByIds } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { presentShort } from '../read-models/products/present-product.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'

export const listProductsByIdsRoute = ({ live, taxonomy, currencies }: CatalogueDeps) =>
  route(
    listProductsByIds,
    async ({ ids }, { language, currency, positions }) => {
      await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
      const rate = await currencies.offeredRate(currency)
      if (isRejection(rate)) return rate
      const audience = { language, rate, taxonomy: taxonomy.now }
      const found = [...new Set(ids)].flatMap((id) => live.index.find(id) ?? [])
      return result({ list: found.map((entry) => presentShort(entry, audience)) })
    },
    { waitsFor: [productsProjection] },
  )
