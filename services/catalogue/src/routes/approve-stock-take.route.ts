import { approveStockTake } from '@pinline/contracts/catalogue/stock-take/approve-stock-take'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockTakeCommandRoute } from './stock-take-command-route.ts'

export const approveStockTakeRoute = (deps: CatalogueDeps) =>
  stockTakeCommandRoute(deps, approveStockTake, (_, now) => ({ type: 'approve-stock-take', now }))
