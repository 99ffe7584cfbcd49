import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { priceCommandRoute } from './price-command-route.ts'

export const setPriceRoute = (deps: CatalogueDeps) =>
  priceCommandRoute(deps, setPrice, ({ productId, currency, breaks }) => ({
    type: 'set-price',
    productId,
    currency,
    breaks,
  }))
