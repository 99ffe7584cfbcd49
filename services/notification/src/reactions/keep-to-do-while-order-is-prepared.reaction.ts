import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import {
  type PreparingEvent,
  preparingCommand,
  preparingEvent,
  preparingToDoId,
} from '../order-to-dos/preparing-command.ts'

/**
 * One reaction for opening and closing: events of one order arrive in order, so that no to-do stays open after its end.
 */
export const keepToDoWhileOrderIsPrepared = (platform: Platform): AnyReaction =>
  defineReaction<PreparingEvent>({
    name: 'keep-to-do-while-order-is-prepared',
    subscribesTo: {
      service: 'order',
      types: ['order-confirmed', 'order-shipped', 'order-cancelled'],
      eventSchema: preparingEvent,
    },
    react: async ({ event, streamId }, context) => {
      const toDoId = preparingToDoId(streamId)
      await handleCommand(platform, toDoDecider, {
        streamId: toDoId,
        command: preparingCommand(event, streamId, toDoId),
        context,
        ...(event.type === 'order-confirmed' ? { isNew: true } : {}),
      })
    },
  })
