import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import type { CartStore } from '../cart/cart-store.ts'
import { quoteCart } from '../cart/quote-cart.ts'
import type { OrderDeps } from '../order-deps.ts'

export const getCartRoute = (platform: OrderDeps, carts: CartStore) =>
  route(getCart, async (_input, context) => {
    const { lines, revision } = await carts.read(context.buyerId)
    return result({ ...(await quoteCart(platform, lines, context)), revision })
  })
