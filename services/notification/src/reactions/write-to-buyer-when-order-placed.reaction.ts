import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { mailedLines } from '@pinline/contracts/notification/message/send-message'
import { type StockReserved, stockReserved } from '@pinline/events/order/stock-reserved'
import type { Outbox } from '../messages/outbox.ts'
import { unpaidOrder } from '../read-models/order-buyers/order-buyers.query.ts'
import { writeToBuyer } from './write-to-buyer.ts'

/** An order is placed once its stock is reserved: before that it cannot be paid, and may still end without stock. */
export const writeToBuyerWhenOrderPlaced = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<StockReserved>({
    name: 'write-to-buyer-when-order-placed',
    external: true,
    subscribesTo: { service: 'order', types: ['stock-reserved'], eventSchema: stockReserved },
    react: async ({ streamId: orderNo }, context) => {
      const { placedAt, unpaid } = await unpaidOrder(platform, orderNo)
      if (unpaid === null) return
      const { lines, ...amounts } = unpaid
      const furtherLines = Math.max(0, lines.length - mailedLines)
      const parameters = { orderNo, ...amounts, lines: lines.slice(0, mailedLines), furtherLines }
      await writeToBuyer(platform, outbox, {
        orderNo,
        // A demo order whose making was cut short gets its stock at the next start, long after it was placed.
        at: placedAt,
        context,
        content: { template: 'order-placed', parameters },
      })
    },
  })
