import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { orderChanged } from '../order/order-changed.ts'

/** Takes a signature off its document; it stays in the order as revoked. One that does not hold any longer stays as it is. */
export const revokeSignature = call({
  name: 'revoke-signature',
  path: '/private/orders/revoke-signature',
  effect: 'command',
  access: staff('orders.sign'),
  input: z.object({ orderNo: enteredOrderNumber, signatureNo: z.int().positive() }),
  output: orderChanged,
  errors: ['order-not-found', 'signature-not-found'],
})
