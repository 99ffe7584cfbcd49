import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { tableFormat } from '../../api/table-format.ts'
import { orderFilter } from './orders-resource.ts'

/**
 * The parcels of the filtered list's orders as a table for carriers, with recipients and addresses: those handed over, and one row
 * without a number for what an order in testing still has to send.
 */
export const exportParcels = call({
  name: 'export-parcels',
  path: '/private/orders/export-parcels',
  effect: 'read',
  access: staff('orders.export-parcels'),
  audited: 'command',
  weight: 32,
  input: orderFilter.extend({ format: tableFormat.default('csv') }),
  output: z.unknown(),
  errors: ['export-too-large'],
  binary: true,
})
