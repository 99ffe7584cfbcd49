import { bodyBox, pad } from '@pinline/events/catalogue/connector-part'
import { exchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { priceBreak } from '@pinline/events/catalogue/price-set'
import { productId } from '@pinline/events/ids'
import { currencyCode, money, unitPrice } from '@pinline/events/money'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { languageCode } from '../../api/languages.ts'
import { priceVersion } from '../product/get-product-detail.ts'

/** Limit of pieces in one line, whatever the stock. */
export const maxLineQuantity = 1_000_000
export const lineQuantity = z.int().min(1).max(maxLineQuantity)

export const lineRequest = z.object({ productId, quantity: lineQuantity })

/** The next quantity at which one piece costs less. */
export const nextBreak = priceBreak.extend({
  /** The least quantity, allowed and in stock, that has the price. */
  from: z.int().min(1),
  /** The saving if the line had `from` pieces; null if it would cost as much or more. */
  saves: money.nullable(),
})
export type NextBreak = z.infer<typeof nextBreak>

/** Pieces on their way and the day they are expected. */
export const incoming = z.object({ quantity: z.int(), expectedOn: z.iso.date() })

const quotedPart = {
  productId,
  model: z.string(),
  manufacturer: z.string(),
  name: z.string(),
  /** Null if no price is set. */
  unitPrice: unitPrice.nullable(),
  lineTotal: money.nullable(),
  priceVersion,
  available: z.int(),
  moq: z.int(),
  orderMultiple: z.int(),
  /** Grams a piece. */
  weightGrams: z.number(),
  custom: z.boolean(),
  /** For customs; this and the next are empty from a catalogue of an earlier release. */
  hsCode: z.string().default(''),
  /** Country of origin, ISO 3166-1 alpha-2. */
  origin: z.string().default(''),
  bodyMm: bodyBox,
  pads: z.array(pad),
  leadTimeDays: z.int(),
  /**
   * For a quantity that is not allowed, the nearest allowed ones, the smaller first; for one above the stock, the
   * largest allowed one in stock, if any. Empty if the line is fine.
   */
  suggestedQuantities: z.array(z.int()),
  /** The price breaks in the requested currency, ascending. */
  breaks: z.array(priceBreak),
  /** Null if no larger quantity has a lower unit price, or the stock is too small for it. */
  nextBreak: nextBreak.nullable(),
  /** The recommended replacement of a part that is discontinued or not recommended for new designs. */
  replacementId: productId.nullable(),
  /** The delivery expected first. */
  incoming: incoming.nullable(),
  /** All announced deliveries, the one expected first at the front. */
  deliveries: z.array(incoming),
}

/**
 * `quantity`: below the minimum or not a multiple (see `suggestedQuantities`). `discontinued`: no longer sold.
 * `unpriced`: sold by quotation only. `unknown`: no such product. Stock is in `available` and decided by `reserve-stock`.
 */
export const quotedLine = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), ...quotedPart, unitPrice, lineTotal: money }),
  z.object({ status: z.literal('quantity'), ...quotedPart, unitPrice, lineTotal: money }),
  z.object({ status: z.literal('discontinued'), ...quotedPart }),
  z.object({ status: z.literal('unpriced'), ...quotedPart }),
  z.object({ status: z.literal('unknown'), productId }),
])
export type QuotedLine = z.infer<typeof quotedLine>

/**
 * Prices lines in one currency, by the break of the quantity; an explicit price in the currency overrides the converted
 * one.
 */
export const quoteLines = call({
  name: 'quote-lines',
  path: '/internal/quote-lines',
  effect: 'read',
  access: internal,
  input: z.object({ currency: currencyCode, language: languageCode, lines: z.array(lineRequest).max(500) }),
  output: z.object({
    lines: z.array(quotedLine),
    rate: exchangeRate,
    /** Whether buyers can choose the currency. */
    isOffered: z.boolean().default(true),
  }),
  errors: [],
})
