import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { businessDaysAfter } from '@pinline/events/business-days'
import { refundCompleted } from '@pinline/events/order/refund-completed'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { z } from 'zod'
import { type ToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const subscribedEvent = z.discriminatedUnion('type', [refundRequested, refundCompleted])
type SubscribedEvent = z.infer<typeof subscribedEvent>

const refundDays = 1

/** The command for the refund to-do that follows from an order's event. */
export const refundCommand = ({ type, data }: SubscribedEvent, orderNo: string, toDoId: string): ToDoCommand => {
  switch (type) {
    case 'refund-requested':
      return {
        type: 'open-to-do',
        toDoId,
        kind: 'refund-due',
        recordId: orderNo,
        openedAt: data.requestedAt,
        dueAt: businessDaysAfter(data.requestedAt, refundDays),
      }
    case 'refund-completed':
      return { type: 'close-to-do', closedBy: type, closedAt: data.completedAt }
    default: {
      const missing: never = type
      return missing
    }
  }
}

/** Refunds run by themselves; one that the wallet cannot complete stays as a to-do. One to-do per refund. */
export const keepToDoWhileRefundIsDue = (platform: Platform): AnyReaction =>
  defineReaction<SubscribedEvent>({
    name: 'keep-to-do-while-refund-is-due',
    subscribesTo: { service: 'order', types: ['refund-requested', 'refund-completed'], eventSchema: subscribedEvent },
    react: async ({ event, streamId }, context) => {
      const toDoId = event.data.refundId.replace(/^refund-/, 'refund-due-')
      await handleCommand(platform, toDoDecider, {
        streamId: toDoId,
        command: refundCommand(event, streamId, toDoId),
        context,
      })
    },
  })
