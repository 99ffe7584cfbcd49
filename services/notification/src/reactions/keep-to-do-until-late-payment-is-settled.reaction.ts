import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import {
  type LatePaymentEvent,
  latePaymentCommand,
  latePaymentEvent,
  latePaymentToDoId,
} from '../order-to-dos/late-payment-command.ts'

/** The refund starts by itself, but the buyer must be written to. One to-do per payment. */
export const keepToDoUntilLatePaymentIsSettled = (platform: Platform): AnyReaction =>
  defineReaction<LatePaymentEvent>({
    name: 'keep-to-do-until-late-payment-is-settled',
    subscribesTo: {
      service: 'order',
      types: ['refund-requested', 'late-payment-settled'],
      eventSchema: latePaymentEvent,
    },
    react: async ({ event, streamId }, context) => {
      const toDoId = latePaymentToDoId(event.data)
      const command = latePaymentCommand(event, streamId, toDoId)
      if (command !== undefined) await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    },
  })
