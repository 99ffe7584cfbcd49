import { z } from 'zod'
import { purchaseOrderClosed } from './purchase-order-closed.ts'
import { purchaseOrderPlaced } from './purchase-order-placed.ts'
import { purchaseOrderPricesSet } from './purchase-order-prices-set.ts'
import { purchaseOrderReceived } from './purchase-order-received.ts'
import { purchaseOrderRescheduled } from './purchase-order-rescheduled.ts'

/** Events of an order to a supplier, which is a stream of its own. */
export const purchaseOrderEvent = z.discriminatedUnion('type', [
  purchaseOrderPlaced,
  purchaseOrderRescheduled,
  purchaseOrderPricesSet,
  purchaseOrderReceived,
  purchaseOrderClosed,
])
export type PurchaseOrderEvent = z.infer<typeof purchaseOrderEvent>
