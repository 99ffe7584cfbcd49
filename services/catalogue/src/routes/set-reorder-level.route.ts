import { rejection } from '@pinline/contracts/api/error-codes'
import { setReorderLevel } from '@pinline/contracts/catalogue/stock/set-reorder-level'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { loadProduct } from './product-checks.ts'
import { stockCommandRoute } from './stock-command-route.ts'

export const setReorderLevelRoute = (deps: CatalogueDeps) =>
  stockCommandRoute(deps, setReorderLevel, async ({ productId, level }) => {
    const product = await loadProduct(deps, productId)
    if (product.status === 'absent') return rejection('product-not-found')
    return { type: 'set-reorder-level', productId, model: product.data.model, level }
  })
