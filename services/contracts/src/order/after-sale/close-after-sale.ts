import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Nothing is left to do. */
export const closeAfterSale = call({
  name: 'close-after-sale',
  path: '/private/after-sales/close',
  effect: 'command',
  access: staff('after-sales.decide'),
  input: z.object({
    ...seenAfterSale,
  }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors],
})
