import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { QuotedLine } from '@pinline/contracts/catalogue/price/quote-lines'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { quantityIn, withQuantities } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { priceLine, quote } from '../cart/quote.ts'
import { quoteCart } from '../cart/quote-cart.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import type { OrderDeps } from '../order-deps.ts'

export const updateCartLineRoute = (platform: OrderDeps, carts: CartStore) =>
  route(updateCartLine, async ({ productId, quantity }, context) =>
    changeCart(platform, carts, context, async (present) => {
      if (quantityIn(present, productId) === 0) return rejection('product-not-found')
      const now = platform.clock.now().toISOString()
      const changedTo = (part?: QuotedLine) => withQuantities(present, [priceLine({ productId, quantity }, part)], now)
      const quoted = await quote(platform, changedTo(), context)
      const judged = quoted.lines.filter((line) => line.productId === productId)
      const refused = refuseLines(judged)
      if (refused !== undefined) return refused
      const lines = changedTo(judged[0]?.quoted)
      return { lines, quotedCart: await quoteCart(platform, lines, context, quoted) }
    }),
  )
