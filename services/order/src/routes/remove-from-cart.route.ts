import { route } from '@pinline/chassis/http/route'
import { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import { withoutProducts } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { showCart } from '../cart/show-cart.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const removeFromCartRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(removeFromCart, async ({ productIds }, context) =>
    changeCart(platform, carts, context, async (present) => {
      const lines = withoutProducts(present, productIds)
      return { lines, shown: await showCart(platform, lines, context) }
    }),
  )
