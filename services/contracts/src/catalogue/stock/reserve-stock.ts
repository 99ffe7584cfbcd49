import { orderNumber, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { lineRequest } from '../price/quote-lines.ts'

const percent = z.int().min(1).max(100)

/** Pieces of a line's product in another unpaid order of the same buyer, placed before this one. */
const heldElsewhere = z.object({ orderNo: orderNumber, quantity: z.int().min(1) })

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
  input: z.object({
    orderNo: orderNumber,
    lines: z
      .array(lineRequest.extend({ others: z.array(heldElsewhere).optional() }))
      .min(1)
      .max(500),
    /** Limit of one buyer's unpaid orders; without it all available pieces may be reserved. */
    limit: z
      .object({
        sharePercent: percent,
        pieces: z.int().min(0),
        /** For a buyer who has never paid an order: the share that all such buyers may hold together. */
        newBuyersSharePercent: percent.optional(),
      })
      .optional(),
  }),
  output: z.discriminatedUnion('outcome', [
    /** `sharePercent`: the largest share of a product's free pieces that the unpaid orders of the buyer, or of all new ones, now hold. */
    z.object({ outcome: z.literal('reserved'), sharePercent: z.int() }),
    z.object({
      outcome: z.literal('refused'),
      /** `limited`: refused by a limit, and not by the stock; `newBuyers`: by the one that new buyers share. */
      lines: z.array(
        z.object({ productId, available: z.int(), limited: z.boolean(), newBuyers: z.literal(true).optional() }),
      ),
    }),
  ]),
  errors: [],
})
