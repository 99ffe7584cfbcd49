import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderChanged } from '../order/order-changed.ts'
import { signatureContent, whichDocument } from './signature-fields.ts'

/**
 * Signs the packing slip of a parcel or the test report of an order, by the caller: drawn as strokes, or by a typed name
 * alone. It is printed on the document, and replaces an earlier signature, which stays in the order. `version` is the one
 * that the person saw: what was tested or signed since is a conflict.
 */
export const signDocument = call({
  name: 'sign-document',
  path: '/private/orders/sign-document',
  effect: 'command',
  access: staff('orders.sign'),
  input: z.object({
    orderNo: enteredOrderNumber,
    version: z.int().positive(),
    ...whichDocument,
    ...signatureContent.shape,
  }),
  output: orderChanged,
  errors: ['order-not-found', 'document-not-found', 'signature-limit-reached', 'version-conflict'],
})
