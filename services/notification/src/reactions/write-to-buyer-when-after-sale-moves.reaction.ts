import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import type { AfterSaleStep } from '@pinline/contracts/notification/message/send-message'
import { afterSaleApproved } from '@pinline/events/order/after-sale-approved'
import { afterSaleCancelled } from '@pinline/events/order/after-sale-cancelled'
import { afterSaleMessageAdded } from '@pinline/events/order/after-sale-message-added'
import { afterSaleReceived } from '@pinline/events/order/after-sale-received'
import { afterSaleRefunded } from '@pinline/events/order/after-sale-refunded'
import { afterSaleRejected } from '@pinline/events/order/after-sale-rejected'
import { afterSaleReminded } from '@pinline/events/order/after-sale-reminded'
import { afterSaleReplaced } from '@pinline/events/order/after-sale-replaced'
import { afterSaleSubmitted } from '@pinline/events/order/after-sale-submitted'
import { z } from 'zod'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

const movedEvent = z.discriminatedUnion('type', [
  afterSaleSubmitted,
  afterSaleApproved,
  afterSaleReminded,
  afterSaleCancelled,
  afterSaleRejected,
  afterSaleReceived,
  afterSaleRefunded,
  afterSaleReplaced,
  afterSaleMessageAdded,
])
type MovedEvent = z.infer<typeof movedEvent>

const stepOf: Readonly<Record<MovedEvent['type'], AfterSaleStep>> = {
  'after-sale-submitted': 'submitted',
  'after-sale-approved': 'approved',
  'after-sale-reminded': 'reminded',
  'after-sale-cancelled': 'not-returned',
  'after-sale-rejected': 'rejected',
  'after-sale-received': 'received',
  'after-sale-refunded': 'refunded',
  'after-sale-replaced': 'replaced',
  'after-sale-message-added': 'answered',
}

/** What the buyer did needs no message. */
const isOwn = (event: MovedEvent): boolean =>
  (event.type === 'after-sale-message-added' && event.data.from === 'buyer') ||
  (event.type === 'after-sale-cancelled' && event.data.reason === undefined)

/** One message a step; what staff wrote is read in the account. */
export const writeToBuyerWhenAfterSaleMoves = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<MovedEvent>({
    name: 'write-to-buyer-when-after-sale-moves',
    external: true,
    subscribesTo: {
      service: 'order',
      types: movedEvent.options.map((option) => option.shape.type.value),
      eventSchema: movedEvent,
    },
    react: async ({ streamId: afterSaleNo, event, recordedAt }, context) => {
      if (isOwn(event)) return
      const [orderNo = ''] = afterSaleNo.split('-')
      const content = { template: 'after-sale', parameters: { afterSaleNo, step: stepOf[event.type] } } as const
      await writeToBuyer(platform, outbox, { orderNo, at: recordedAt, context, content })
    },
  })
