import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'

/**
 * How many orders of a buyer are under way: neither completed nor cancelled, or with money still to go back. Refused while
 * the view does not hold all that was committed of them.
 */
export const countOpenOrders = call({
  name: 'count-open-orders',
  path: '/internal/count-open-orders',
  effect: 'read',
  access: internal,
  input: z.object({ buyerId }),
  output: z.object({ open: z.int() }),
  errors: ['view-behind'],
})
