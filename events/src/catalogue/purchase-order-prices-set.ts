import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'
import { unitPrice } from '../money.ts'

/** What the supplier charges for these lines. */
export const purchaseOrderPricesSet = event('purchase-order-prices-set', {
  /** Null: nothing is agreed any longer, and the cost price of when it was ordered stands. */
  lines: z.array(z.object({ productId, agreedPrice: unitPrice.nullable() })).min(1),
  setAt: z.iso.datetime(),
})
export type PurchaseOrderPricesSet = z.infer<typeof purchaseOrderPricesSet>
