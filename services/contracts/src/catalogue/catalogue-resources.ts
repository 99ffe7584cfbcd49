import { lifecycle } from '@pinline/events/catalogue/connector-part'
import { delivery } from '@pinline/events/catalogue/deliveries'
import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../api/call.ts'
import { incomingStock, productRow, stockStatus } from './product/product-row.ts'

const ids = z.array(productId).max(100).optional()

/** Products for staff: the row with the versions of its streams. */
export const productsResource = adminResource({
  name: 'products',
  permission: 'products.read',
  row: productRow.extend({
    hsCode: z.string(),
    origin: z.string(),
    rohs: z.boolean(),
    reach: z.boolean(),
    withdrawn: z.boolean(),
    productVersion: z.int(),
    priceStreamVersion: z.int(),
    stockVersion: z.int(),
  }),
  filter: z.object({
    id: ids,
    q: z.string().max(120).optional(),
    categoryId: z.string().max(60).optional(),
    manufacturer: z.string().max(80).optional(),
    lifecycle: lifecycle.optional(),
    stock_status: stockStatus.optional(),
    /** True: the withdrawn ones, which lists leave out else. */
    withdrawn: z.boolean().optional(),
  }),
  sorts: ['model', 'manufacturer', 'positions', 'price', 'stock', 'sales'],
})

/** Stock for staff; `id` is the product's. `version` goes with the next command. */
export const stockResource = adminResource({
  name: 'stock',
  permission: 'stock.read',
  row: z.object({
    id: productId,
    model: z.string(),
    manufacturer: z.string(),
    name: z.string(),
    received: z.int(),
    adjusted: z.int(),
    available: z.int(),
    reserved: z.int(),
    sold: z.int(),
    /** Pieces made for orders and shipped with them; they were never in stock. */
    madeToOrderSold: z.int(),
    stock_status: stockStatus,
    incoming: incomingStock,
    /** The one expected first at the front. */
    deliveries: z.array(delivery),
    version: z.int(),
  }),
  filter: z.object({ id: ids, q: z.string().max(120).optional(), stock_status: stockStatus.optional() }),
  sorts: ['model', 'manufacturer', 'available', 'reserved', 'sold'],
})
