import { afterSaleNo, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'

/**
 * Takes all pieces of an attempt at a replacement from the free ones, or none, once: a repetition returns the first result,
 * whatever the stock is by then.
 */
export const takeStockForReplacement = call({
  name: 'take-stock-for-replacement',
  path: '/internal/take-stock-for-replacement',
  effect: 'command',
  access: internal,
  input: z.object({ afterSaleNo, attempt: z.int().positive(), productId, quantity: z.int().min(1) }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('taken') }),
    z.object({ outcome: z.literal('refused'), available: z.int().min(0) }),
  ]),
  errors: [],
})
