import { deliveryId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { expectedProductVersion } from '../product/product-version.ts'
import { stockLevel } from './receive-stock.ts'

/**
 * Announces a delivery; with `deliveryId`, changes one that is announced. `version` is that of the stock: 409 if the
 * delivery has changed since.
 */
export const announceDelivery = call({
  name: 'announce-delivery',
  path: '/private/stock/announce',
  effect: 'command',
  access: staff('stock.announce'),
  apiScope: 'stock:write',
  input: z.object({
    ...expectedProductVersion,
    deliveryId: deliveryId.optional(),
    quantity: z.int().min(1).max(100_000_000),
    expectedOn: z.iso.date(),
    note: singleLine(200).min(1).optional(),
  }),
  output: stockLevel,
  errors: [
    'product-not-found',
    'version-conflict',
    'delivery-not-found',
    'delivery-of-purchase-order',
    'quantity-not-allowed',
  ],
})
