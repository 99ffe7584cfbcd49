import { rejection } from '@pinline/contracts/api/error-codes'
import { setPurchaseOrderPrices } from '@pinline/contracts/catalogue/purchase-order/set-purchase-order-prices'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { maySeeCosts } from '../purchase-orders/may-see-costs.ts'
import { purchaseOrderCommandRoute } from './purchase-order-command-route.ts'

/** What arrives meanwhile changes no price: only prices that were set since the version that was seen are a conflict. */
export const setPurchaseOrderPricesRoute = (deps: CatalogueDeps) =>
  purchaseOrderCommandRoute(
    deps,
    setPurchaseOrderPrices,
    ({ lines }, now, context) =>
      maySeeCosts(context) ? { type: 'set-purchase-order-prices', lines, now } : rejection('forbidden'),
    ({ type }) => type === 'purchase-order-prices-set',
  )
