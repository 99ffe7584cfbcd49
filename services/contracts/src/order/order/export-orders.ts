import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'

const record = z.record(z.string(), z.unknown())

/**
 * A buyer's orders with addresses, remarks, what staff wrote about them (`staffNotes`) and their after-sales requests
 * (`afterSales`), newest first, and the lines of the cart, for the buyer's data export.
 */
export const exportOrders = call({
  name: 'export-orders',
  path: '/internal/export-orders',
  effect: 'read',
  access: internal,
  weight: 32,
  input: z.object({ buyerId, skip: z.int().min(0), limit: z.int().min(1).max(200) }),
  output: z.object({ total: z.int(), list: z.array(record), cart: z.array(record) }),
  errors: [],
})
