import { route } from '@pinline/chassis/http/route'
import { selectCartLines } from '@pinline/contracts/order/cart/select-cart-lines'
import { withSelection } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { showCart } from '../cart/show-cart.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const selectCartLinesRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(selectCartLines, async ({ productIds, selected }, context) =>
    changeCart(platform, carts, context, async (present) => {
      const lines = withSelection(present, productIds, selected)
      return { lines, shown: await showCart(platform, lines, context) }
    }),
  )
