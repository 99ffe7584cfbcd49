import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'

/** Exact number of orders per tab. */
export const countOrders = call({
  name: 'count-orders',
  path: '/orders/status-count',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: z.object({}),
  output: z.object({ all: z.int(), unpaid: z.int(), unshipped: z.int(), shipped: z.int(), completed: z.int() }),
  errors: [],
})
