import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { refundCompleted } from '@pinline/events/order/refund-completed'
import { refundRequested } from '@pinline/events/order/refund-requested'
import { z } from 'zod'
import { type ToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'
import { businessDaysAfter } from './business-days.ts'

const heard = z.discriminatedUnion('type', [refundRequested, refundCompleted])
type Heard = z.infer<typeof heard>

const refundDays = 1

/** What an order's fact means for the work of paying back. */
export const refundCommand = ({ type, data }: Heard, orderNo: string, toDoId: string): ToDoCommand => {
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
  defineReaction<Heard>({
    name: 'keep-to-do-while-refund-is-due',
    hears: { service: 'order', types: ['refund-requested', 'refund-completed'], factSchema: heard },
    react: async ({ fact, streamId }, context) => {
      const toDoId = fact.data.refundId.replace(/^refund-/, 'refund-due-')
      await handleCommand(platform, toDoDecider, {
        streamId: toDoId,
        command: refundCommand(fact, streamId, toDoId),
        context,
      })
    },
  })
