import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { stockLevel } from './receive-stock.ts'

/**
 * Corrects the count by `quantity` pieces, negative for fewer. At most the available pieces can be taken off: reserved
 * ones belong to orders. With the version that the count rests on, 409 if pieces were received or the count corrected
 * since; orders make no difference.
 */
export const adjustStock = call({
  name: 'adjust-stock',
  path: '/private/stock/adjust',
  effect: 'command',
  access: staff('stock.adjust'),
  apiScope: 'stock:write',
  input: z.object({
    productId,
    quantity: z
      .int()
      .min(-100_000_000)
      .max(100_000_000)
      .refine((quantity) => quantity !== 0),
    reason: singleLine(200).min(1),
    version: z.int().min(0).optional(),
  }),
  output: stockLevel,
  errors: ['product-not-found', 'version-conflict', 'quantity-not-allowed'],
})
