import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CartStore } from '../cart/cart-store.ts'
import { showCart } from '../cart/show-cart.ts'
import { clearCart } from '../contract/clear-cart.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const clearCartRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(clearCart, async (_input, context) => {
    const kept = await carts.change(context.buyerId, context.commandContext.request?.id, () => [])
    return answer(await showCart(platform, kept, context))
  })
