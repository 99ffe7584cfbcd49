import { buyer, call } from '@pinline/chassis/contract/call'
import { z } from 'zod'

/** How many orders each tab holds, exactly. */
export const countOrders = call({
  name: 'count-orders',
  path: '/orders/status-count',
  effect: 'read',
  authority: buyer,
  input: z.object({}),
  output: z.object({ all: z.int(), unpaid: z.int(), unshipped: z.int(), shipped: z.int(), completed: z.int() }),
  errors: [],
})
