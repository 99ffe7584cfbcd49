import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import type { CartStore } from '../cart/cart-store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { numbersOfBuyer } from '../read-models/orders/orders-of-buyer.query.ts'

/** Orders stay; remarks and notes are erased, with the cart and the stored replies. */
export const forgetRemarksWhenBuyerErased = (platform: OrderDeps, carts: CartStore): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'forget-remarks-when-buyer-erased',
    permanent: true,
    subscribesTo: { service: 'account', types: ['buyer-erased'], eventSchema: buyerErased },
    react: async ({ event: { data } }) => {
      const { buyerId } = data
      for await (const numbers of numbersOfBuyer(platform, buyerId)) {
        await platform.vault.eraseMany('remark', numbers)
        await platform.vault.eraseMany('note', numbers)
      }
      await carts.forget(buyerId)
      await platform.store.forgetReplies(`buyer:${buyerId}:`)
    },
  })
