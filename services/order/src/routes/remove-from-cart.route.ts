import { route } from '@pinline/chassis/http/route'
import { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import { withoutProducts } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { quoteCart } from '../cart/quote-cart.ts'
import type { OrderDeps } from '../order-deps.ts'

export const removeFromCartRoute = (platform: OrderDeps, carts: CartStore) =>
  route(removeFromCart, async ({ productIds }, context) =>
    changeCart(platform, carts, context, async (present) => {
      const lines = withoutProducts(present, productIds)
      return { lines, quotedCart: await quoteCart(platform, lines, context) }
    }),
  )
