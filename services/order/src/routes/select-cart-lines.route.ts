import { route } from '@pinline/chassis/http/route'
import { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import { withSelection } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { quoteCart } from '../cart/quote-cart.ts'
import type { OrderDeps } from '../order-deps.ts'

export const selectCartLinesRoute = (platform: OrderDeps, carts: CartStore) =>
  route(selectCartLines, async ({ productIds, selected }, context) =>
    changeCart(platform, carts, context, async (present) => {
      const lines = withSelection(present, productIds, selected)
      return { lines, quotedCart: await quoteCart(platform, lines, context) }
    }),
  )
