import { receivePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/receive-purchase-order'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { purchaseOrderCommandRoute } from './purchase-order-command-route.ts'

export const receivePurchaseOrderRoute = (deps: CatalogueDeps) =>
  purchaseOrderCommandRoute(deps, receivePurchaseOrder, ({ deliveryNote, lines }, now) => ({
    type: 'receive-purchase-order',
    deliveryNote,
    lines,
    now,
  }))
