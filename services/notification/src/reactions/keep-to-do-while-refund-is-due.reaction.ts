import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import { type RefundEvent, refundCommand, refundEvent, refundToDoId } from '../order-to-dos/refund-command.ts'

/** Refunds run by themselves; one that the wallet cannot complete stays as a to-do. One to-do per refund. */
export const keepToDoWhileRefundIsDue = (platform: Platform): AnyReaction =>
  defineReaction<RefundEvent>({
    name: 'keep-to-do-while-refund-is-due',
    subscribesTo: {
      service: 'order',
      types: ['refund-requested', 'partial-refund-requested', 'refund-completed'],
      eventSchema: refundEvent,
    },
    react: async ({ event, streamId }, context) => {
      const toDoId = refundToDoId(event.data)
      await handleCommand(platform, toDoDecider, {
        streamId: toDoId,
        command: refundCommand(event, streamId, toDoId),
        context,
      })
    },
  })
