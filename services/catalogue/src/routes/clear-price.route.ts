import { clearPrice } from '@pinline/contracts/catalogue/price/clear-price'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { priceCommandRoute } from './price-command-route.ts'

export const clearPriceRoute = (deps: CatalogueDeps) =>
  priceCommandRoute(deps, clearPrice, ({ productId, currency }) => ({ type: 'clear-price', productId, currency }))
