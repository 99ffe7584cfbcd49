import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredOrderNumber } from './entered-order-number.ts'
import { orderChanged } from './order-changed.ts'

/** The buyer has one parcel of an order; with the last one the order is completed. */
export const confirmParcelReceipt = call({
  name: 'confirm-parcel-receipt',
  path: '/orders/confirm-parcel-receipt',
  effect: 'command',
  access: buyer,
  input: z.object({ orderNo: enteredOrderNumber, parcelNo: z.int().positive() }),
  output: orderChanged,
  errors: ['order-not-found', 'parcel-not-found'],
})
