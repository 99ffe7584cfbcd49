import { closePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/close-purchase-order'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { purchaseOrderCommandRoute } from './purchase-order-command-route.ts'

export const closePurchaseOrderRoute = (deps: CatalogueDeps) =>
  purchaseOrderCommandRoute(deps, closePurchaseOrder, ({ reason }, now) => ({
    type: 'close-purchase-order',
    reason,
    now,
  }))
