import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { cartLimit, quantity as orderableQuantity } from '@pinline/contracts/order/cart/cart'
import { mergeRequested, quantityIn, withMore } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { priceLine, quote } from '../cart/quote.ts'
import { quoteCart } from '../cart/quote-cart.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import type { OrderDeps } from '../order-deps.ts'

/** The quantity in the cart counts towards minimum and multiple: the resulting quantity is checked. */
export const addToCartRoute = (platform: OrderDeps, carts: CartStore) =>
  route(addToCart, async (input, context) => {
    const requested = mergeRequested(input.lines)
    return await changeCart(platform, carts, context, async (present) => {
      const added = requested.filter(({ productId }) => quantityIn(present, productId) === 0).length
      if (present.length + added > cartLimit) return rejection('cart-full', { data: { limit: cartLimit } })
      const now = platform.clock.now().toISOString()
      const unpriced = withMore(
        present,
        requested.map((line) => priceLine(line, undefined)),
        now,
      )
      if (unpriced.some(({ quantity }) => !orderableQuantity.safeParse(quantity).success))
        return rejection('invalid-input', { errors: { 'lines.0.quantity': 'too-big' } })
      const quoted = await quote(platform, unpriced, context)
      const judged = quoted.lines.filter(({ productId }) => quantityIn(requested, productId) > 0)
      const refused = refuseLines(judged)
      if (refused !== undefined) return refused
      const parts = new Map(judged.map((line) => [line.productId, line.quoted]))
      const more = requested.map((line) => priceLine(line, parts.get(line.productId)))
      const lines = withMore(present, more, now)
      return { lines, quotedCart: await quoteCart(platform, lines, context, quoted) }
    })
  })
