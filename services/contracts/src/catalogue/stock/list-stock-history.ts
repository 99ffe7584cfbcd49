import { stockEvent } from '@pinline/events/catalogue/stock-event'
import { actor } from '@pinline/events/event'
import { deliveryId, orderNumber, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'

const eventTypes = stockEvent.options.map((option) => option.shape.type.value)

/** A change of a product's stock: the difference if there is one, and the pieces available afterwards. */
const stockChange = z.object({
  at: z.iso.datetime(),
  actor,
  type: z.enum(eventTypes),
  quantity: z.int().nullable(),
  reason: z.string().nullable(),
  orderNo: orderNumber.nullable(),
  deliveryId: deliveryId.nullable(),
  expectedOn: z.iso.date().nullable(),
  available: z.int(),
  version: z.int(),
})
export type StockChange = z.infer<typeof stockChange>

/** Changes of a product's stock, newest first. */
export const listStockHistory = call({
  name: 'list-stock-history',
  path: '/private/stock/history',
  effect: 'read',
  access: staff('stock.read'),
  apiScope: 'stock:read',
  input: pageRequest.extend({ productId }),
  output: page(stockChange),
  errors: ['product-not-found'],
})
