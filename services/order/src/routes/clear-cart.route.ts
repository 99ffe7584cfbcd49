import { route } from '@pinline/chassis/http/route'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { quoteCart } from '../cart/quote-cart.ts'
import type { OrderDeps } from '../order-deps.ts'

export const clearCartRoute = (platform: OrderDeps, carts: CartStore) =>
  route(clearCart, async (_input, context) =>
    changeCart(platform, carts, context, async () => ({
      lines: [],
      quotedCart: await quoteCart(platform, [], context),
    })),
  )
