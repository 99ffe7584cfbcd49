import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { mailedLines } from '@pinline/contracts/notification/message/send-message'
import { orderPlaced } from '@pinline/events/order/order-placed'
import { stockReserved } from '@pinline/events/order/stock-reserved'
import { z } from 'zod'
import type { Outbox } from '../messages/outbox.ts'
import { notePlaced, unpaidOrder } from '../read-models/order-buyers/order-buyers.query.ts'
import { writeToBuyer } from './write-to-buyer.ts'

const placingEvent = z.discriminatedUnion('type', [orderPlaced, stockReserved])
type PlacingEvent = z.infer<typeof placingEvent>

/** An order is placed once its stock is reserved: before that it cannot be paid, and may still end without stock. */
export const writeToBuyerWhenOrderPlaced = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<PlacingEvent>({
    name: 'write-to-buyer-when-order-placed',
    external: true,
    subscribesTo: { service: 'order', types: ['order-placed', 'stock-reserved'], eventSchema: placingEvent },
    react: async (recorded, context) => {
      const { event, streamId: orderNo } = recorded
      if (event.type === 'order-placed') {
        notePlaced(platform, { ...recorded, event })
        return
      }
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
