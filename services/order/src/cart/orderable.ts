import type { QuotedLine } from '@pinline/contracts/catalogue/price/quote-lines'
import { type CurrencyCode, type Money, sumMoney } from '@pinline/events/money'
import { weightOf } from '../domain/order/place-order.ts'
import type { RequestedLine, StoredLine } from './cart-document.ts'

/** What is asked of the catalogue, with what the cart knows of the part by itself. */
export type LineToQuote = RequestedLine & Pick<StoredLine, 'model' | 'manufacturer'>
export type QuotedCartLine = LineToQuote & { readonly quoted: QuotedLine }
/** A line that can be ordered now. */
export type OrderableLine = LineToQuote & { readonly quoted: Extract<QuotedLine, { status: 'ok' }> }

/**
 * The one rule of what can be ordered, for the sums of the cart, the preview and the order: a part that is sold, in this
 * quantity, of which there is enough. Parts made to order have no stock.
 */
export const isOrderable = (line: QuotedCartLine): line is OrderableLine =>
  line.quoted.status === 'ok' && (line.quoted.custom || line.quoted.available >= line.quantity)

/** What lines cost together, and what they weigh in whole grams. */
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
