import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { afterSaleApproved } from '@pinline/events/order/after-sale-approved'
import { afterSaleCancelled } from '@pinline/events/order/after-sale-cancelled'
import { afterSaleRejected } from '@pinline/events/order/after-sale-rejected'
import { afterSaleSubmitted } from '@pinline/events/order/after-sale-submitted'
import { z } from 'zod'
import { type AfterSaleToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const answeredEvent = z.discriminatedUnion('type', [
  afterSaleSubmitted,
  afterSaleApproved,
  afterSaleRejected,
  afterSaleCancelled,
])
type AnsweredEvent = z.infer<typeof answeredEvent>

const commandOf = ({ type, data }: AnsweredEvent, toDoId: string): AfterSaleToDoCommand => {
  switch (type) {
    case 'after-sale-submitted': {
      const { afterSaleNo: recordId, submittedAt: openedAt, answerBy: dueAt } = data
      return { type: 'open-after-sale-to-do', toDoId, recordId, openedAt, dueAt }
    }
    case 'after-sale-approved':
      return { type: 'close-after-sale-to-do', closedBy: type, closedAt: data.approvedAt }
    case 'after-sale-rejected':
      return { type: 'close-after-sale-to-do', closedBy: type, closedAt: data.rejectedAt }
    case 'after-sale-cancelled':
      return { type: 'close-after-sale-to-do', closedBy: type, closedAt: data.cancelledAt }
    default: {
      const missing: never = type
      return missing
    }
  }
}

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
      const toDoId = `answer-after-sale-${streamId}`
      await handleCommand(platform, toDoDecider, { streamId: toDoId, command: commandOf(event, toDoId), context })
    },
  })
