import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Hands the replacement to a carrier, as a parcel of the order. */
export const shipReplacement = call({
  name: 'ship-replacement',
  path: '/private/after-sales/ship-replacement',
  effect: 'command',
  access: staff('after-sales.replace'),
  input: z.object({
    ...seenAfterSale,
    carrier: singleLine(80).min(1),
    trackingNumber: singleLine(60).min(1),
    /** With packing. */
    weightGrams: z.int().positive().max(1_000_000).optional(),
  }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors, 'tracking-number-used'],
})
