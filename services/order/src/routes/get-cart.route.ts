import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import type { CartStore } from '../cart/cart-store.ts'
import { showCart } from '../cart/show-cart.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const getCartRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(getCart, async (_input, context) => {
    const { lines, revision } = await carts.read(context.buyerId)
    return answer({ ...(await showCart(platform, lines, context)), revision })
  })
