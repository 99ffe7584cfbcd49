import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/**
 * Decides to send other pieces, or the repaired ones: never more than came back, or than the request is about. With
 * `fromStock` they are set aside first; the request then says whether they were. Nothing is billed.
 */
export const replaceAfterSale = call({
  name: 'replace-after-sale',
  path: '/private/after-sales/replace',
  effect: 'command',
  access: staff('after-sales.replace'),
  input: z.object({
    ...seenAfterSale,
    quantity: z.int().min(1).max(100_000_000),
    fromStock: z.boolean(),
  }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors, 'after-sale-quantity-not-allowed'],
})
