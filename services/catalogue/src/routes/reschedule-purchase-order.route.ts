import { reschedulePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/reschedule-purchase-order'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { purchaseOrderCommandRoute } from './purchase-order-command-route.ts'

export const reschedulePurchaseOrderRoute = (deps: CatalogueDeps) =>
  purchaseOrderCommandRoute(deps, reschedulePurchaseOrder, ({ lines }, now) => ({
    type: 'reschedule-purchase-order',
    lines,
    now,
  }))
