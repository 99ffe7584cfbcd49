import { route } from '@pinline/chassis/http/route'
import type { OutputOf } from '@pinline/contracts/api/call'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { cartLimit, quantity as orderableQuantity } from '@pinline/contracts/order/cart/cart'
import { reorder } from '@pinline/contracts/order/cart/reorder'
import { mergeWanted, quantityIn, withMore } from '../cart/cart-document.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { changeCartTelling } from '../cart/change-cart.ts'
import { pricedAs, quote } from '../cart/quote.ts'
import { faultOf } from '../cart/refuse-lines.ts'
import { showCart } from '../cart/show-cart.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { loadOrder } from './load-order.ts'

type Left = OutputOf<typeof reorder>['left'][number]

/** Adds what adding line by line would add: what the cart has counts towards minimum, multiple and maximum. */
export const reorderRoute = (platform: OrderPlatform, carts: CartStore) =>
  route(reorder, async ({ orderNo }, context) => {
    const order = await loadOrder(platform, orderNo, context.buyerId)
    if (isRejection(order)) return order
    const ordered = mergeWanted(order.lines)
    const models = new Map(order.lines.map(({ productId, model }) => [productId, model]))
    let left: readonly Left[] = []
    return await changeCartTelling(
      platform,
      carts,
      context,
      async (present) => {
        const now = platform.clock.now().toISOString()
        const wished = ordered.map((line) => pricedAs(line, undefined))
        const resulting = withMore(present, wished, now)
        const fits = ({ quantity }: { quantity: number }) => orderableQuantity.safeParse(quantity).success
        const quoted = await quote(platform, resulting.filter(fits), context)
        const found = new Map(quoted.lines.map((line) => [line.productId, line]))
        const judged = ordered.map((line) => {
          const asked = found.get(line.productId)
          return { line, asked, code: asked === undefined ? ('quantity-not-allowed' as const) : faultOf(asked) }
        })
        left = judged.flatMap(({ line, asked, code }) => {
          if (code === undefined) return []
          const { productId } = line
          const suggestedQuantities =
            code === 'quantity-not-allowed' && asked?.quoted.status === 'quantity'
              ? asked.quoted.suggestedQuantities
              : []
          return [{ productId, model: models.get(productId) ?? '', code, suggestedQuantities }]
        })
        const more = judged.flatMap(({ line, asked, code }) =>
          code === undefined ? [pricedAs(line, asked?.quoted)] : [],
        )
        const added = more.filter(({ productId }) => quantityIn(present, productId) === 0).length
        if (added > 0 && present.length + added > cartLimit)
          return rejection('cart-full', { data: { limit: cartLimit } })
        const lines = withMore(present, more, now)
        return { lines, shown: await showCart(platform, lines, context, quoted) }
      },
      (cart) => ({ ...cart, left: [...left] }),
    )
  })
