import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { mergeWanted, quantityIn, withMore } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { quote } from '../cart/quote.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import { showCart } from '../cart/show-cart.ts'
import { addToCart } from '../contract/add-to-cart.ts'
import { cartLimit, quantity as orderableQuantity } from '../contract/cart.ts'
import type { OrderPlatform } from '../order-platform.ts'

/** What is in the cart counts towards minimum and multiple: the resulting quantity is judged. */
export const addToCartRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(addToCart, async (input, context) => {
    const wished = mergeWanted(input.lines)
    const present = await carts.read(context.buyerId)
    const added = wished.filter(({ productId }) => quantityIn(present, productId) === 0).length
    if (present.length + added > cartLimit) return rejection('cart-full', { data: { limit: cartLimit } })
    const wanted = wished.map(({ productId, quantity }) => ({
      productId,
      quantity: quantity + quantityIn(present, productId),
    }))
    if (wanted.some(({ quantity }) => !orderableQuantity.safeParse(quantity).success))
      return rejection('invalid-input', { errors: { 'lines.0.quantity': 'too-big' } })
    const now = platform.clock.now().toISOString()
    const unpriced = wished.map((line) => ({ ...line, unitPrice: null }))
    const quoted = await quote(platform, withMore(present, unpriced, now), context)
    const lines = quoted.lines.filter(({ productId }) => quantityIn(wished, productId) > 0)
    const refused = refuseLines(lines)
    if (refused !== undefined) return refused
    const prices = new Map(
      lines.map(({ productId, quoted }) => [productId, quoted.status === 'unknown' ? null : quoted.unitPrice]),
    )
    const more = wished.map((line) => ({ ...line, unitPrice: prices.get(line.productId) ?? null }))
    const kept = await carts.change(context.buyerId, context.commandContext.request?.id, (current) =>
      withMore(current, more, now),
    )
    return answer(await showCart(platform, kept, context, quoted))
  })
