import { delivery } from '@pinline/events/catalogue/deliveries'
import { deliveryId, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'

/** A product's stock after a command; `version` must be sent with the next one. */
export const stockLevel = z.object({
  productId,
  available: z.int(),
  reserved: z.int(),
  sold: z.int(),
  /** The one expected first at the front. */
  deliveries: z.array(delivery),
  version: z.int(),
})
export type StockLevel = z.infer<typeof stockLevel>

/** Adds received pieces. Needs no version: it adds up with whatever happens at the same time. */
export const receiveStock = call({
  name: 'receive-stock',
  path: '/private/stock/receive',
  effect: 'command',
  access: staff('stock.receive'),
  apiScope: 'stock:write',
  input: z.object({
    productId,
    quantity: z.int().min(1).max(100_000_000),
    reason: singleLine(200).min(1),
    /** The delivery it belongs to; by default the one expected first, of no purchase order. */
    deliveryId: deliveryId.optional(),
    /** Earlier clients send it; it has no effect. */
    version: z.int().min(0).optional(),
  }),
  output: stockLevel,
  errors: ['product-not-found', 'quantity-not-allowed', 'delivery-not-found', 'delivery-of-purchase-order'],
})
