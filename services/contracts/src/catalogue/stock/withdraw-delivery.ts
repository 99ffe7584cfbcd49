import { deliveryId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { expectedProductVersion } from '../product/product-version.ts'
import { stockLevel } from './receive-stock.ts'

/** Withdraws an announced delivery. `version` is that of the stock: 409 if the delivery has changed since. */
export const withdrawDelivery = call({
  name: 'withdraw-delivery',
  path: '/private/stock/withdraw-delivery',
  effect: 'command',
  access: staff('stock.announce'),
  apiScope: 'stock:write',
  input: z.object({ ...expectedProductVersion, deliveryId }),
  output: stockLevel,
  errors: ['product-not-found', 'version-conflict', 'delivery-not-found', 'delivery-of-purchase-order'],
})
