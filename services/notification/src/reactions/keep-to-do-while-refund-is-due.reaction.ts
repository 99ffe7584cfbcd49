import { businessDaysAfter } from '@pinline/chassis/business-days'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { refundCompleted } from '@pinline/events/order/refund-completed'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { z } from 'zod'
import { type ToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const subscribedEvent = z.discriminatedUnion('type', [refundRequested, refundCompleted])
type SubscribedEvent = z.infer<typeof subscribedEvent>

const refundDays = 1

/** What an order's fact means for the work of paying back. */
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

/** A refund goes by itself; one that the wallet cannot pay stays as work until it is done. One to-do a refund. */
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
