import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Agrees to a request. `instructions`: for the buyer, with the address for the return. */
export const approveAfterSale = call({
  name: 'approve-after-sale',
  path: '/private/after-sales/approve',
  effect: 'command',
  access: staff('after-sales.decide'),
  input: z.object({
    ...seenAfterSale,
    /** Whether the pieces have to come back before money or other pieces are sent. */
    returnRequired: z.boolean(),
    instructions: multiLine(1000).optional(),
  }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors],
})
