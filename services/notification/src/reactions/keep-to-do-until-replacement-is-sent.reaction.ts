import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import {
  type ReplacementEvent,
  replacementCommand,
  replacementEvent,
  replacementToDoId,
} from '../order-to-dos/replacement-command.ts'

/** A replacement is work from the decision until it is sent or withdrawn, or staff or buyer decide otherwise. */
export const keepToDoUntilReplacementIsSent = (platform: Platform): AnyReaction =>
  defineReaction<ReplacementEvent>({
    name: 'keep-to-do-until-replacement-is-sent',
    subscribesTo: {
      service: 'order',
      types: replacementEvent.options.map((option) => option.shape.type.value),
      eventSchema: replacementEvent,
    },
    react: async ({ event, streamId }, context) => {
      await handleCommand(platform, toDoDecider, {
        streamId: replacementToDoId(streamId),
        command: replacementCommand(event, streamId),
        context,
      })
    },
  })
