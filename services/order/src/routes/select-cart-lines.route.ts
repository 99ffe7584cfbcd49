import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { withSelection } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { showCart } from '../cart/show-cart.ts'
import { selectCartLines } from '../contract/select-cart-lines.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const selectCartLinesRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(selectCartLines, async ({ productIds, selected }, context) => {
    const kept = await carts.change(context.buyerId, context.commandContext.request?.id, (lines) =>
      withSelection(lines, productIds, selected),
    )
    return answer(await showCart(platform, kept, context))
  })
