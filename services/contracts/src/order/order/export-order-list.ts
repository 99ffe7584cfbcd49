import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { tableFormat } from '../../api/table-format.ts'
import { orderFilter } from './orders-resource.ts'

/** A file has at most so many orders. */
export const maxExportedOrders = 50_000

/**
 * The orders of the filtered list as a table, newest first: one row an order, or one an ordered line. Amounts are decimals, times
 * UTC. Without addresses.
 */
export const exportOrderList = call({
  name: 'export-order-list',
  path: '/private/orders/export',
  effect: 'read',
  access: staff('orders.export'),
  audited: 'command',
  weight: 32,
  input: orderFilter.extend({
    format: tableFormat.default('csv'),
    rows: z.enum(['orders', 'lines']).default('orders'),
  }),
  output: z.unknown(),
  errors: ['export-too-large'],
  binary: true,
})
