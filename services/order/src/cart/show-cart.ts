import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import type { UnitPrice } from '@pinline/events/money'
import type { OrderPlatform } from '../order-platform.ts'
import type { KeptLine, Wanted } from './cart-document.ts'
import { isOrderable, sumOrderable } from './orderable.ts'
import { type Quote, quote, quotedPartOf, rateText } from './quote.ts'

const samePrice = (a: UnitPrice, b: UnitPrice): boolean =>
  a.currency === b.currency && BigInt(a.amount) * 10n ** BigInt(b.scale) === BigInt(b.amount) * 10n ** BigInt(a.scale)

/** The price of before, where it was in the same currency and is another now. */
const priceBefore = (line: KeptLine, today: UnitPrice | null): UnitPrice | null =>
  line.unitPrice !== null &&
  today !== null &&
  line.unitPrice.currency === today.currency &&
  !samePrice(line.unitPrice, today)
    ? line.unitPrice
    : null

const sameLines = (kept: readonly Wanted[], others: readonly Wanted[]): boolean =>
  kept.length === others.length &&
  kept.every(({ productId, quantity }, index) => {
    const other = others[index]
    return other?.productId === productId && other.quantity === quantity
  })

/** A cart as it is shown, but for its revision. */
export type ShownCart = Omit<Cart, 'revision'>

/**
 * The cart with every line quoted now; only selected lines that can be ordered count in the sums.
 * @param quoted what was quoted a moment ago for just these lines and quantities
 */
export const showCart = async (
  platform: OrderPlatform,
  kept: readonly KeptLine[],
  reader: Pick<RequestContext, 'currency' | 'language'>,
  quoted?: Quote,
): Promise<ShownCart> => {
  const { lines, rate } =
    quoted !== undefined && sameLines(kept, quoted.lines) ? quoted : await quote(platform, kept, reader)
  const shown = lines.map((line, index) => {
    const part = quotedPartOf(line)
    const own = kept[index]
    return {
      ...part,
      selected: own?.selected ?? false,
      addedAt: own?.addedAt ?? '',
      priceBefore: own === undefined ? null : priceBefore(own, part.unitPrice),
    }
  })
  const orderable = lines.filter((_, index) => kept[index]?.selected === true).filter(isOrderable)
  return {
    lines: shown,
    currency: reader.currency,
    rate: rateText(rate),
    totals: {
      lines: shown.length,
      selected: shown.filter((line) => line.selected).length,
      orderable: orderable.length,
      ...sumOrderable(reader.currency, orderable),
    },
  }
}
