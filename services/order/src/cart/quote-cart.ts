import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import { isSamePrice, type UnitPrice } from '@pinline/events/money'
import type { OrderDeps } from '../order-deps.ts'
import type { RequestedLine, StoredLine } from './cart-document.ts'
import { datesOf, isOrderable, totalOrderable } from './orderable.ts'
import { type Quote, quote, quotedPartOf, rateText } from './quote.ts'

/** The price of before, where it was in the same currency and is another now. */
const priceBefore = (line: StoredLine, today: UnitPrice | null): UnitPrice | null =>
  line.unitPrice !== null &&
  today !== null &&
  line.unitPrice.currency === today.currency &&
  !isSamePrice(line.unitPrice, today)
    ? line.unitPrice
    : null

const sameLines = (stored: readonly RequestedLine[], others: readonly RequestedLine[]): boolean =>
  stored.length === others.length &&
  stored.every(({ productId, quantity }, index) => {
    const other = others[index]
    return other?.productId === productId && other.quantity === quantity
  })

/** A cart as returned, without its revision. */
export type QuotedCart = Omit<Cart, 'revision'>

/**
 * The cart with every line quoted now; only selected lines that can be ordered count in the totals.
 * @param quoted a quote made a moment ago for exactly these lines and quantities
 */
export const quoteCart = async (
  platform: OrderDeps,
  stored: readonly StoredLine[],
  reader: Pick<RequestContext, 'currency' | 'language'>,
  quoted?: Quote,
): Promise<QuotedCart> => {
  const { lines, rate, today } =
    quoted !== undefined && sameLines(stored, quoted.lines) ? quoted : await quote(platform, stored, reader)
  const quotedLines = lines.map((line, index) => {
    const part = quotedPartOf(line, today)
    const own = stored[index]
    return {
      ...part,
      selected: own?.selected ?? false,
      addedAt: own?.addedAt ?? '',
      priceBefore: own === undefined ? null : priceBefore(own, part.unitPrice),
    }
  })
  const orderable = lines.filter((_, index) => stored[index]?.selected === true).filter(isOrderable)
  const { ships, arrives } = datesOf(orderable, today)
  return {
    lines: quotedLines,
    currency: reader.currency,
    rate: rateText(rate),
    totals: {
      lines: quotedLines.length,
      selected: quotedLines.filter((line) => line.selected).length,
      orderable: orderable.length,
      ...totalOrderable(reader.currency, orderable),
    },
    ...(orderable.length === 0 ? {} : { delivery: { ships, arrives } }),
  }
}
