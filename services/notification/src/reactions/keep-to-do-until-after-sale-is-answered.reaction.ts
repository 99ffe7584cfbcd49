import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import {
  type AnsweredEvent,
  afterSaleCommand,
  afterSaleToDoId,
  answeredEvent,
} from '../order-to-dos/after-sale-command.ts'

/** A request is work from its submission until staff decide, or its buyer cancels it. One to-do a request. */
export const keepToDoUntilAfterSaleIsAnswered = (platform: Platform): AnyReaction =>
  defineReaction<AnsweredEvent>({
    name: 'keep-to-do-until-after-sale-is-answered',
    subscribesTo: {
      service: 'order',
      types: ['after-sale-submitted', 'after-sale-approved', 'after-sale-rejected', 'after-sale-cancelled'],
      eventSchema: answeredEvent,
    },
    react: async ({ event, streamId }, context) => {
      const toDoId = afterSaleToDoId(streamId)
      await handleCommand(platform, toDoDecider, {
        streamId: toDoId,
        command: afterSaleCommand(event, toDoId),
        context,
      })
    },
  })
