import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productCommandRoute } from './product-command-route.ts'

export const withdrawProductRoute = (deps: CatalogueDeps) =>
  productCommandRoute(deps, withdrawProduct, ({ productId, reason }) => ({
    type: 'withdraw-product',
    productId,
    reason,
  }))
