import { route } from '@pinline/chassis/http/route'
import type { OutputOf } from '@pinline/contracts/api/call'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { cartLimit, quantity as orderableQuantity } from '@pinline/contracts/order/cart/cart'
import { reorder } from '@pinline/contracts/order/cart/reorder'
import { mergeRequested, quantityIn, withMore } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCartWith } from '../cart/change-cart.ts'
import { priceLine, quote } from '../cart/quote.ts'
import { quoteCart } from '../cart/quote-cart.ts'
import { lineErrorOf } from '../cart/refuse-lines.ts'
import type { OrderDeps } from '../order-deps.ts'
import { loadOrder } from './load-order.ts'

type ExcludedLine = OutputOf<typeof reorder>['excluded'][number]

/** Adds what adding line by line would add: what the cart has counts towards minimum, multiple and maximum. */
export const reorderRoute = (platform: OrderDeps, carts: CartStore) =>
  route(reorder, async ({ orderNo }, context) => {
    const order = await loadOrder(platform, orderNo, context.buyerId)
    if (isRejection(order)) return order
    const ordered = mergeRequested(order.lines)
    const models = new Map(order.lines.map(({ productId, model }) => [productId, model]))
    let excluded: readonly ExcludedLine[] = []
    return await changeCartWith(
      platform,
      carts,
      context,
      async (present) => {
        const now = platform.clock.now().toISOString()
        const requested = ordered.map((line) => priceLine(line, undefined))
        const resulting = withMore(present, requested, now)
        const fits = ({ quantity }: { quantity: number }) => orderableQuantity.safeParse(quantity).success
        const quoted = await quote(platform, resulting.filter(fits), context)
        const found = new Map(quoted.lines.map((line) => [line.productId, line]))
        const judged = ordered.map((line) => {
          const quotedLine = found.get(line.productId)
          return {
            line,
            quotedLine,
            code: quotedLine === undefined ? ('quantity-not-allowed' as const) : lineErrorOf(quotedLine),
          }
        })
        excluded = judged.flatMap(({ line, quotedLine, code }) => {
          if (code === undefined) return []
          const { productId } = line
          const suggestedQuantities =
            code === 'quantity-not-allowed' && quotedLine?.quoted.status === 'quantity'
              ? quotedLine.quoted.suggestedQuantities
              : []
          return [{ productId, model: models.get(productId) ?? '', code, suggestedQuantities }]
        })
        const more = judged.flatMap(({ line, quotedLine, code }) =>
          code === undefined ? [priceLine(line, quotedLine?.quoted)] : [],
        )
        const added = more.filter(({ productId }) => quantityIn(present, productId) === 0).length
        if (added > 0 && present.length + added > cartLimit)
          return rejection('cart-full', { data: { limit: cartLimit } })
        const lines = withMore(present, more, now)
        return { lines, quotedCart: await quoteCart(platform, lines, context, quoted) }
      },
      (cart) => ({ ...cart, excluded: [...excluded] }),
    )
  })
