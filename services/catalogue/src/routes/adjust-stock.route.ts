import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockCommandRoute } from './stock-command-route.ts'

export const adjustStockRoute = (deps: CatalogueDeps) =>
  stockCommandRoute(deps, adjustStock, ({ productId, quantity, reason }) => ({
    type: 'adjust-stock',
    productId,
    quantity,
    reason,
  }))
