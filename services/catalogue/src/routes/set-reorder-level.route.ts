import { setReorderLevel } from '@pinline/contracts/catalogue/stock/set-reorder-level'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockCommandRoute } from './stock-command-route.ts'

export const setReorderLevelRoute = (deps: CatalogueDeps) =>
  stockCommandRoute(deps, setReorderLevel, ({ productId, level }, { model }) => ({
    type: 'set-reorder-level',
    productId,
    model,
    level,
  }))
