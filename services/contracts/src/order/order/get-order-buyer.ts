import { buyerId, orderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'

/** Who placed an order. */
export const getOrderBuyer = call({
  name: 'get-order-buyer',
  path: '/internal/get-order-buyer',
  effect: 'read',
  access: internal,
  input: z.object({ orderNo: orderNumber }),
  output: z.object({ buyerId }),
  errors: ['order-not-found'],
})
