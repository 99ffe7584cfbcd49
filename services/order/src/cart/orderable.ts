import type { QuotedLine } from '@pinline/contracts/catalogue/price/quote-lines'
import { type CurrencyCode, type Money, sumMoney } from '@pinline/events/money'
import { type DeliveryDates, deliveryDates } from '@pinline/events/order/delivery-dates'
import { weightOf } from '../domain/order/place-order.ts'
import type { RequestedLine, StoredLine } from './cart-document.ts'

/** Input of a quote, with the stored data of the part. */
export type LineToQuote = RequestedLine & Pick<StoredLine, 'model' | 'manufacturer'>
export type QuotedCartLine = LineToQuote & { readonly quoted: QuotedLine }
/** A line that can be ordered now. */
export type OrderableLine = LineToQuote & { readonly quoted: Extract<QuotedLine, { status: 'ok' }> }

/**
 * The one rule of what can be ordered, for the cart's totals, the preview and the order: a part on sale, in an allowed
 * quantity, with enough stock. Parts made to order have no stock.
 */
export const isOrderable = (line: QuotedCartLine): line is OrderableLine =>
  line.quoted.status === 'ok' && (line.quoted.custom || line.quoted.available >= line.quantity)

/** Total price of lines, and their weight in whole grams. */
export const totalOrderable = (
  currency: CurrencyCode,
  lines: readonly OrderableLine[],
): { readonly goods: Money; readonly weightGrams: number } => ({
  goods: sumMoney(
    currency,
    lines.map(({ quoted }) => quoted.lineTotal),
  ),
  weightGrams: weightOf(lines.map(({ quantity, quoted }) => ({ quantity, weightGrams: quoted.weightGrams }))),
})

/** Delivery dates of lines that are ordered today. */
export const datesOf = (lines: readonly OrderableLine[], today: string): DeliveryDates =>
  deliveryDates(
    lines.map(({ quantity, quoted }) => ({ ...quoted, quantity })),
    today,
  )
