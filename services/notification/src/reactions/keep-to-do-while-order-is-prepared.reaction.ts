import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { businessDaysAfter } from '@pinline/events/business-days'
import { orderCancelled } from '@pinline/events/order/order-cancelled'
import { orderConfirmed } from '@pinline/events/order/order-confirmed'
import { orderShipped } from '@pinline/events/order/order-shipped'
import { z } from 'zod'
import { type ToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const subscribedEvent = z.discriminatedUnion('type', [orderConfirmed, orderShipped, orderCancelled])
type SubscribedEvent = z.infer<typeof subscribedEvent>

/** Orders are processed within 1 to 3 business days. */
const processingDays = 3

/** The command for the preparation to-do that follows from an order's event. */
export const preparingCommand = ({ type, data }: SubscribedEvent, orderNo: string, toDoId: string): ToDoCommand => {
  switch (type) {
    case 'order-confirmed':
      return {
        type: 'open-to-do',
        toDoId,
        kind: 'prepare-order',
        recordId: orderNo,
        openedAt: data.confirmedAt,
        dueAt: businessDaysAfter(data.confirmedAt, processingDays),
      }
    case 'order-shipped':
      return { type: 'close-to-do', closedBy: type, closedAt: data.shippedAt }
    case 'order-cancelled':
      return { type: 'close-to-do', closedBy: type, closedAt: data.cancelledAt }
    default: {
      const missing: never = type
      return missing
    }
  }
}

/**
 * One reaction for opening and closing: events of one order arrive in order, so that no to-do stays open after its end.
 */
export const keepToDoWhileOrderIsPrepared = (platform: Platform): AnyReaction =>
  defineReaction<SubscribedEvent>({
    name: 'keep-to-do-while-order-is-prepared',
    subscribesTo: {
      service: 'order',
      types: ['order-confirmed', 'order-shipped', 'order-cancelled'],
      eventSchema: subscribedEvent,
    },
    react: async ({ event, streamId }, context) => {
      const toDoId = `prepare-order-${streamId}`
      await handleCommand(platform, toDoDecider, {
        streamId: toDoId,
        command: preparingCommand(event, streamId, toDoId),
        context,
        ...(event.type === 'order-confirmed' ? { isNew: true } : {}),
      })
    },
  })
