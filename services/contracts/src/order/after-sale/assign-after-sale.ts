import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Takes a request, also from a colleague, or gives it back to the queue. */
export const assignAfterSale = call({
  name: 'assign-after-sale',
  path: '/private/after-sales/assign',
  effect: 'command',
  access: staff('after-sales.answer'),
  input: z.object({ ...seenAfterSale, to: z.enum(['me', 'nobody']) }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors],
})
