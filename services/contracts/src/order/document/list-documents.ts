import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderDocumentRow } from './order-document.ts'

/** The documents of one's own order, oldest first. */
export const listDocuments = call({
  name: 'list-documents',
  path: '/orders/documents',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: z.object({ orderNo: enteredOrderNumber }),
  output: z.object({ list: z.array(orderDocumentRow) }),
  errors: ['order-not-found'],
})
