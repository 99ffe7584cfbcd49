import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Refuses a request; the buyer reads the reason. Also after what came back was inspected. */
export const rejectAfterSale = call({
  name: 'reject-after-sale',
  path: '/private/after-sales/reject',
  effect: 'command',
  access: staff('after-sales.decide'),
  input: z.object({
    ...seenAfterSale,
    reason: multiLine(1000).min(1),
  }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors],
})
