import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Other pieces, or the repaired ones, were sent: never more than came back, or than the request is about. */
export const replaceAfterSale = call({
  name: 'replace-after-sale',
  path: '/private/after-sales/replace',
  effect: 'command',
  access: staff('after-sales.replace'),
  input: z.object({
    ...seenAfterSale,
    quantity: z.int().min(1).max(100_000_000),
    carrier: singleLine(80).min(1),
    trackingNumber: singleLine(60).min(1),
  }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors, 'after-sale-quantity-not-allowed'],
})
