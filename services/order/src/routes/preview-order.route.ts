import { isRejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CartStore } from '../cart/cart-store.ts'
import { previewOrder } from '../contract/preview-order.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { draftOrder } from '../placing/draft-order.ts'
import type { PreviewedAddresses } from '../placing/previewed-addresses.ts'

export const previewOrderRoute = (platform: OrderPlatform, carts: CartStore, addresses: PreviewedAddresses) =>
  route(previewOrder, async (input, context) => {
    const draft = await draftOrder(platform, { carts, addresses }, context, input)
    return isRejection(draft) ? draft : answer(draft.preview)
  })
