import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import type { QuotationStep } from '@pinline/contracts/notification/message/send-message'
import { quotationAccepted } from '@pinline/events/order/quotation-accepted'
import { quotationAnswered } from '@pinline/events/order/quotation-answered'
import { quotationExpired } from '@pinline/events/order/quotation-expired'
import { quotationReminded } from '@pinline/events/order/quotation-reminded'
import { quotationRequested } from '@pinline/events/order/quotation-requested'
import { z } from 'zod'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

const movedEvent = z.discriminatedUnion('type', [
  quotationRequested,
  quotationAnswered,
  quotationAccepted,
  quotationReminded,
  quotationExpired,
])
type MovedEvent = z.infer<typeof movedEvent>

const stepOf: Readonly<Record<MovedEvent['type'], QuotationStep>> = {
  'quotation-requested': 'requested',
  'quotation-answered': 'answered',
  'quotation-accepted': 'accepted',
  'quotation-reminded': 'reminded',
  'quotation-expired': 'expired',
}

/** One message a step; prices are read in the account. */
export const writeToBuyerWhenQuotationMoves = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<MovedEvent>({
    name: 'write-to-buyer-when-quotation-moves',
    external: true,
    subscribesTo: {
      service: 'order',
      types: movedEvent.options.map((option) => option.shape.type.value),
      eventSchema: movedEvent,
    },
    react: async ({ streamId: quotationNo, event, recordedAt }, context) => {
      const content = { template: 'quotation', parameters: { quotationNo, step: stepOf[event.type] } } as const
      await writeToBuyer(platform, outbox, { buyerId: event.data.buyerId, at: recordedAt, context, content })
    },
  })
