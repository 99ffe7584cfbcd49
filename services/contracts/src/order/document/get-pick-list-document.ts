import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { documentUrl } from './order-document.ts'

/** A link to the pick list as PDF, as it is when the link is opened. */
export const getPickListDocument = call({
  name: 'get-pick-list-document',
  path: '/private/orders/pick-list-document',
  effect: 'read',
  access: staff('orders.stock'),
  input: z.object({}),
  output: z.object({ url: documentUrl }),
  errors: [],
})
