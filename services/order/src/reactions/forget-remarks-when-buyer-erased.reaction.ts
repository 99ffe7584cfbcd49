import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import { eraseAfterSaleTexts } from '../after-sales/after-sale-vault.ts'
import type { RequestedPiecesStore } from '../after-sales/requested-pieces-store.ts'
import type { StockDeps } from '../checkout/confirm-stock.ts'
import type { OrderDocuments } from '../documents/order-documents.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { eraseQuotationTexts } from '../quotations/quotation-vault.ts'
import { numbersOfBuyer, numbersWithPoText } from '../read-models/orders/orders-of-buyer.query.ts'

/** Orders stay; remarks, purchase order numbers, notes, packing slips and the texts of after-sales requests and quotations are
 * erased, with the cart, the list of unpaid orders and the stored replies. */
export const forgetRemarksWhenBuyerErased = (
  { platform, carts, unpaid }: StockDeps,
  pieces: RequestedPiecesStore,
  documents: OrderDocuments,
): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'forget-remarks-when-buyer-erased',
    permanent: true,
    subscribesTo: { service: 'account', types: ['buyer-erased'], eventSchema: buyerErased },
    react: async ({ event: { data } }, context) => {
      const { buyerId } = data
      for await (const numbers of numbersOfBuyer(platform, buyerId)) {
        await platform.vault.eraseMany('remark', numbers)
        await platform.vault.eraseMany('note', numbers)
        await platform.vault.eraseMany('tracking', numbers)
        await platform.vault.eraseMany('po-number', numbers)
        await documents.forget(numbers)
        await eraseAfterSaleTexts(platform, await pieces.numbersOf(numbers))
      }
      for (const streamId of await numbersWithPoText(platform, buyerId)) {
        const command = { type: 'erase-po-number', now: platform.clock.now().toISOString() } as const
        // One request id takes effect in one stream.
        const own = furtherContext(context, streamId)
        await handleCommand(platform, orderDecider, { streamId, command, context: own })
      }
      await eraseQuotationTexts(platform, buyerId)
      await carts.forget(buyerId)
      await unpaid.forget(buyerId)
      await platform.store.forgetReplies(`buyer:${buyerId}:`)
    },
  })
