import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderDocumentRow } from './order-document.ts'

/** The documents of an order, oldest first. */
export const listDocumentsByStaff = call({
  name: 'list-documents-by-staff',
  path: '/private/orders/documents',
  effect: 'read',
  access: staff('orders.read'),
  input: z.object({ orderNo: enteredOrderNumber }),
  output: z.object({ list: z.array(orderDocumentRow) }),
  errors: ['order-not-found'],
})
