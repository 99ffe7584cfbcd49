import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { businessDaysAfter } from '@pinline/events/business-days'
import { latePaymentSettled } from '@pinline/events/order/late-payment-settled'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { z } from 'zod'
import { type ToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const subscribedEvent = z.discriminatedUnion('type', [refundRequested, latePaymentSettled])
type SubscribedEvent = z.infer<typeof subscribedEvent>

const writeWithinDays = 1

/** The command for the late-payment to-do that follows from an order's event; undefined: none. */
export const latePaymentCommand = (
  { type, data }: SubscribedEvent,
  orderNo: string,
  toDoId: string,
): ToDoCommand | undefined => {
  switch (type) {
    case 'refund-requested':
      return data.reason === 'paid-after-cancellation'
        ? {
            type: 'open-to-do',
            toDoId,
            kind: 'late-payment',
            recordId: orderNo,
            openedAt: data.requestedAt,
            dueAt: businessDaysAfter(data.requestedAt, writeWithinDays),
          }
        : undefined
    case 'late-payment-settled':
      return { type: 'close-to-do', closedBy: type, closedAt: data.settledAt }
    default: {
      const missing: never = type
      return missing
    }
  }
}

/** The refund starts by itself, but the buyer must be written to. One to-do per payment. */
export const keepToDoUntilLatePaymentIsSettled = (platform: Platform): AnyReaction =>
  defineReaction<SubscribedEvent>({
    name: 'keep-to-do-until-late-payment-is-settled',
    subscribesTo: {
      service: 'order',
      types: ['refund-requested', 'late-payment-settled'],
      eventSchema: subscribedEvent,
    },
    react: async ({ event, streamId }, context) => {
      const toDoId = `late-payment-${event.data.captureId}`
      const command = latePaymentCommand(event, streamId, toDoId)
      if (command !== undefined) await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    },
  })
