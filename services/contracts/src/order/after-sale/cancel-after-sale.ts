import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { afterSaleChanged, enteredAfterSaleNo } from './after-sale-changed.ts'

/** The buyer withdraws a request; its pieces can be in another one. */
export const cancelAfterSale = call({
  name: 'cancel-after-sale',
  path: '/orders/cancel-after-sale',
  effect: 'command',
  access: buyer,
  input: z.object({ afterSaleNo: enteredAfterSaleNo }),
  output: afterSaleChanged,
  errors: ['after-sale-not-found', 'after-sale-transition-not-allowed'],
})
