import { rejection } from '@pinline/chassis/contract/error-codes'
import { route } from '@pinline/chassis/http/route'
import { quantityIn, withQuantities } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { quote } from '../cart/quote.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import { showCart } from '../cart/show-cart.ts'
import { updateCartLine } from '../contract/update-cart-line.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const updateCartLineRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(updateCartLine, async ({ productId, quantity }, context) =>
    changeCart(platform, carts, context, async (present) => {
      if (quantityIn(present, productId) === 0) return rejection('product-not-found')
      const now = platform.clock.now().toISOString()
      const changedTo = (unitPrice: (typeof present)[number]['unitPrice']) =>
        withQuantities(present, [{ productId, quantity, unitPrice }], now)
      const quoted = await quote(platform, changedTo(null), context)
      const judged = quoted.lines.filter((line) => line.productId === productId)
      const refused = refuseLines(judged)
      if (refused !== undefined) return refused
      const part = judged[0]?.quoted
      const lines = changedTo(part === undefined || part.status === 'unknown' ? null : part.unitPrice)
      return { lines, shown: await showCart(platform, lines, context, quoted) }
    }),
  )
