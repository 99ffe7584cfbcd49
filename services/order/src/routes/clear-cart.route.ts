import { route } from '@pinline/chassis/http/route'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { showCart } from '../cart/show-cart.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const clearCartRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(clearCart, async (_input, context) =>
    changeCart(platform, carts, context, async () => ({ lines: [], shown: await showCart(platform, [], context) })),
  )
