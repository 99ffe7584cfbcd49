import { productId } from '@pinline/events/ids'
import { currencyCode, money, unitPrice } from '@pinline/events/money'
import { parcelDates } from '@pinline/events/order/delivery-dates'
import { z } from 'zod'
import { quotedPart } from '../order/part.ts'

export const cartLimit = 200

/** Pieces of one line; above a million an order is made by quotation. */
export const quantity = z.int().min(1).max(1_000_000)

export const cartLine = quotedPart.extend({
  selected: z.boolean(),
  addedAt: z.iso.datetime(),
  /** The price of one piece when the line was last changed, where it differs from today's. */
  priceBefore: unitPrice.nullable(),
})
export type CartLine = z.infer<typeof cartLine>

export const cart = z.object({
  /** Raised by every change: a `cart` message of `/orders/events` with a revision that is not greater is outdated. */
  revision: z.int(),
  lines: z.array(cartLine),
  currency: currencyCode,
  /** Units of `currency` for one US dollar, as a decimal. */
  rate: z.string(),
  totals: z.object({
    lines: z.int(),
    selected: z.int(),
    /** Number of selected lines that can be ordered now; only these are in the totals. */
    orderable: z.int(),
    goods: money,
    weightGrams: z.int(),
  }),
  /** Dates of the lines in the totals if they were ordered today; absent if there are none. */
  delivery: parcelDates.optional(),
})
export type Cart = z.infer<typeof cart>

export const cartEntry = z.object({ productId, quantity })
