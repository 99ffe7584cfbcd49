import { call, internal } from '@pinline/chassis/contract/call'
import { languageCode } from '@pinline/chassis/contract/languages'
import { bodyBox, pad } from '@pinline/events/catalogue/connector-part'
import { exchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { productId } from '@pinline/events/ids'
import { currencyCode, money, unitPrice } from '@pinline/events/money'
import { z } from 'zod'
import { priceVersion } from './show-product.ts'

/** Pieces in one line: what no order may exceed, whatever the stock. */
export const lineQuantity = z.int().min(1).max(1_000_000)

export const lineRequest = z.object({ productId, quantity: lineQuantity })

const quotedPart = {
  productId,
  model: z.string(),
  manufacturer: z.string(),
  name: z.string(),
  /** Null where no price is set. */
  unitPrice: unitPrice.nullable(),
  lineTotal: money.nullable(),
  priceVersion,
  available: z.int(),
  moq: z.int(),
  orderMultiple: z.int(),
  /** Grams a piece. */
  weightGrams: z.number(),
  custom: z.boolean(),
  bodyMm: bodyBox,
  pads: z.array(pad),
  leadTimeDays: z.int(),
  /** Allowed quantities nearest to the one asked for, the smaller first. */
  suggestedQuantities: z.array(z.int()),
}

/**
 * `quantity`: below the minimum or not a multiple (see `suggestedQuantities`). `discontinued`: no longer sold.
 * `unknown`: no such product, or one without a price. Stock is told by `available` and decided by `reserve-stock`.
 */
export const quotedLine = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), ...quotedPart, unitPrice, lineTotal: money }),
  z.object({ status: z.literal('quantity'), ...quotedPart, unitPrice, lineTotal: money }),
  z.object({ status: z.literal('discontinued'), ...quotedPart }),
  z.object({ status: z.literal('unknown'), productId }),
])
export type QuotedLine = z.infer<typeof quotedLine>

/** Prices lines in one currency: the break of the quantity; an explicit price in the currency wins over the rate. */
export const quoteLines = call({
  name: 'quote-lines',
  path: '/internal/quote-lines',
  effect: 'read',
  authority: internal,
  input: z.object({ currency: currencyCode, language: languageCode, lines: z.array(lineRequest).max(500) }),
  output: z.object({ lines: z.array(quotedLine), rate: exchangeRate }),
  errors: [],
})
