import { withdrawDelivery } from '@pinline/contracts/catalogue/stock/withdraw-delivery'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockCommandRoute } from './stock-command-route.ts'

export const withdrawDeliveryRoute = (deps: CatalogueDeps) =>
  stockCommandRoute(deps, withdrawDelivery, ({ productId, deliveryId }) => ({
    type: 'withdraw-delivery',
    productId,
    deliveryId,
  }))
