import { relistProduct } from '@pinline/contracts/catalogue/product/relist-product'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productCommandRoute } from './product-command-route.ts'

export const relistProductRoute = (deps: CatalogueDeps) =>
  productCommandRoute(deps, relistProduct, ({ productId }) => ({ type: 'relist-product', productId }))
