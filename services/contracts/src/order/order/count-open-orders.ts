import { buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'

/**
 * Number of a buyer's open orders: neither completed nor cancelled, or with an open refund. Refused while the view
 * lacks committed events of them.
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
