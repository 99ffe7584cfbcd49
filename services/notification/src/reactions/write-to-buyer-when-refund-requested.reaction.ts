import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { partialRefundRequested } from '@pinline/events/order/partial-refund-requested'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { z } from 'zod'
import type { Outbox } from '../messages/outbox.ts'
import { writeToBuyer } from './write-to-buyer.ts'

const requestedRefund = z.discriminatedUnion('type', [refundRequested, partialRefundRequested])

/** Each refund of an order is announced with its own amount. */
export const writeToBuyerWhenRefundRequested = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<z.infer<typeof requestedRefund>>({
    name: 'write-to-buyer-when-refund-requested',
    external: true,
    subscribesTo: {
      service: 'order',
      types: ['refund-requested', 'partial-refund-requested'],
      eventSchema: requestedRefund,
    },
    react: ({ streamId: orderNo, event, recordedAt }, context) => {
      const content = { template: 'refund-begun', parameters: { orderNo, amount: event.data.amount } } as const
      return writeToBuyer(platform, outbox, { orderNo, at: recordedAt, context, content })
    },
  })
