import { delivery } from '@pinline/events/catalogue/deliveries'
import { deliveryId, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** A product's stock after a command; `version` goes with the next one. */
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

/** Books pieces in. `version` is the stock's version that the editor saw: another since is 409. */
export const receiveStock = call({
  name: 'receive-stock',
  path: '/private/stock/receive',
  effect: 'command',
  access: staff('stock.receive'),
  input: z.object({
    productId,
    quantity: z.int().min(1).max(100_000_000),
    reason: z.string().trim().min(1).max(200),
    /** What it counts against; left out, the delivery expected first. */
    deliveryId: deliveryId.optional(),
    version: z.int().min(0),
  }),
  output: stockLevel,
  errors: ['product-not-found', 'version-conflict', 'quantity-not-allowed', 'delivery-not-found'],
})
