import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { quantityIn, withQuantities } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { quote } from '../cart/quote.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import { showCart } from '../cart/show-cart.ts'
import { updateCartLine } from '../contract/update-cart-line.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const updateCartLineRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(updateCartLine, async ({ productId, quantity }, context) => {
    if (quantityIn(await carts.read(context.buyerId), productId) === 0) return rejection('product-not-found')
    const { lines } = await quote(platform, [{ productId, quantity }], context)
    const refused = refuseLines(lines)
    if (refused !== undefined) return refused
    const quoted = lines[0]?.quoted
    const unitPrice = quoted === undefined || quoted.status === 'unknown' ? null : quoted.unitPrice
    const now = platform.clock.now().toISOString()
    const kept = await carts.change(context.buyerId, context.commandContext.request?.id, (current) =>
      quantityIn(current, productId) === 0
        ? current
        : withQuantities(current, [{ productId, quantity, unitPrice }], now),
    )
    return answer(await showCart(platform, kept, context))
  })
