import { cancelStockTake } from '@pinline/contracts/catalogue/stock-take/cancel-stock-take'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockTakeCommandRoute } from './stock-take-command-route.ts'

export const cancelStockTakeRoute = (deps: CatalogueDeps) =>
  stockTakeCommandRoute(deps, cancelStockTake, ({ reason }, now) => ({ type: 'cancel-stock-take', reason, now }))
