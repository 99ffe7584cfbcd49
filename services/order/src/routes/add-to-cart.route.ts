import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { cartLimit, quantity as orderableQuantity } from '@pinline/contracts/order/cart/cart'
import { mergeWanted, quantityIn, withMore } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { pricedAs, quote } from '../cart/quote.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import { showCart } from '../cart/show-cart.ts'
import type { OrderPlatform } from '../order-platform.ts'

/** What is in the cart counts towards minimum and multiple: the resulting quantity is judged. */
export const addToCartRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(addToCart, async (input, context) => {
    const wished = mergeWanted(input.lines)
    return await changeCart(platform, carts, context, async (present) => {
      const added = wished.filter(({ productId }) => quantityIn(present, productId) === 0).length
      if (present.length + added > cartLimit) return rejection('cart-full', { data: { limit: cartLimit } })
      const now = platform.clock.now().toISOString()
      const unpriced = withMore(
        present,
        wished.map((line) => pricedAs(line, undefined)),
        now,
      )
      if (unpriced.some(({ quantity }) => !orderableQuantity.safeParse(quantity).success))
        return rejection('invalid-input', { errors: { 'lines.0.quantity': 'too-big' } })
      const quoted = await quote(platform, unpriced, context)
      const judged = quoted.lines.filter(({ productId }) => quantityIn(wished, productId) > 0)
      const refused = refuseLines(judged)
      if (refused !== undefined) return refused
      const parts = new Map(judged.map((line) => [line.productId, line.quoted]))
      const more = wished.map((line) => pricedAs(line, parts.get(line.productId)))
      const lines = withMore(present, more, now)
      return { lines, shown: await showCart(platform, lines, context, quoted) }
    })
  })
