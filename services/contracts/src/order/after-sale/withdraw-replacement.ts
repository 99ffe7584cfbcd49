import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Decides against a replacement that is not sent yet; what was set aside for it is free again. */
export const withdrawReplacement = call({
  name: 'withdraw-replacement',
  path: '/private/after-sales/withdraw-replacement',
  effect: 'command',
  access: staff('after-sales.replace'),
  input: z.object({ ...seenAfterSale }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors],
})
