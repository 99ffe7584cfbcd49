import { money } from '@pinline/events/money'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Decides how much is paid back, in the order's currency; the order requests it from the wallet.
 * `refund-exceeds-captured`: more than is left of the payment, which is in `data.left`. */
export const refundAfterSale = call({
  name: 'refund-after-sale',
  path: '/private/after-sales/refund',
  effect: 'command',
  access: staff('after-sales.refund'),
  input: z.object({
    ...seenAfterSale,
    amount: money.extend({ minor: z.int().positive() }),
  }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors, 'refund-exceeds-captured'],
})
