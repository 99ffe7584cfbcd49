import { orderNumber, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { lineRequest } from '../price/quote-lines.ts'

/**
 * Reserves every line for the order, or returns those that could not be reserved; once, however often it is called for
 * the same order. After a refusal the lines before it stay reserved until the order's cancellation releases them; a
 * repetition may succeed; an order whose stock was released gets nothing any more.
 */
export const reserveStock = call({
  name: 'reserve-stock',
  path: '/internal/reserve-stock',
  effect: 'command',
  access: internal,
  input: z.object({ orderNo: orderNumber, lines: z.array(lineRequest).min(1).max(500) }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('reserved') }),
    z.object({ outcome: z.literal('refused'), lines: z.array(z.object({ productId, available: z.int() })) }),
  ]),
  errors: [],
})
