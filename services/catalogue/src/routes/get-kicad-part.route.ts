import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { getKicadPart } from '@pinline/contracts/catalogue/kicad/get-kicad-part'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { presentKicadPart } from '../kicad/kicad-parts.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { withdrawnProduct } from '../read-models/products/withdrawn-product.query.ts'

export const getKicadPartRoute = ({ platform, live, taxonomy, currencies }: CatalogueDeps) =>
  route(
    getKicadPart,
    async ({ id, library }, { language, currency, positions }) => {
      await Promise.all([live.catchUp(positions), taxonomy.catchUp(positions)])
      const entry = live.index.find(id)
      if (entry === undefined) {
        const isWithdrawn = (await withdrawnProduct(platform, id)) !== undefined
        return rejection(isWithdrawn ? 'product-withdrawn' : 'product-not-found')
      }
      const rate = await currencies.offeredRate(currency)
      if (isRejection(rate)) return rate
      const part = presentKicadPart(entry, library, { language, rate, taxonomy: taxonomy.now })
      return part === undefined ? rejection('product-not-found') : result(part)
    },
    { waitsFor: [productsProjection] },
  )
