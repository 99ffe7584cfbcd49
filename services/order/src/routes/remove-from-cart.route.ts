import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { withoutProducts } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { showCart } from '../cart/show-cart.ts'
import { removeFromCart } from '../contract/remove-from-cart.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const removeFromCartRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(removeFromCart, async ({ productIds }, context) => {
    const kept = await carts.change(context.buyerId, context.commandContext.request?.id, (lines) =>
      withoutProducts(lines, productIds),
    )
    return answer(await showCart(platform, kept, context))
  })
