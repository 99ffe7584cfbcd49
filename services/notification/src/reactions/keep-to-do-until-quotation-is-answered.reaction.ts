import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { quotationNo } from '@pinline/events/ids'
import { quotationAnswered } from '@pinline/events/order/quotation-answered'
import { quotationDeclined } from '@pinline/events/order/quotation-declined'
import { quotationRequested } from '@pinline/events/order/quotation-requested'
import { quotationRequestedAgain } from '@pinline/events/order/quotation-requested-again'
import { z } from 'zod'
import { type QuotationToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const answeredEvent = z.discriminatedUnion('type', [
  quotationRequested,
  quotationRequestedAgain,
  quotationAnswered,
  quotationDeclined,
])
type AnsweredEvent = z.infer<typeof answeredEvent>

const commandOf = ({ type, data }: AnsweredEvent, toDoId: string, streamId: string): QuotationToDoCommand => {
  const recordId = quotationNo.parse(streamId)
  switch (type) {
    case 'quotation-requested':
      return { type: 'open-quotation-to-do', toDoId, recordId, openedAt: data.requestedAt, dueAt: data.answerBy }
    case 'quotation-requested-again':
      return { type: 'open-quotation-to-do', toDoId, recordId, openedAt: data.requestedAt, dueAt: data.answerBy }
    case 'quotation-answered':
      return { type: 'close-quotation-to-do', closedBy: type, closedAt: data.answeredAt }
    case 'quotation-declined':
      return { type: 'close-quotation-to-do', closedBy: type, closedAt: data.declinedAt }
    default:
      return type satisfies never
  }
}

/** A quotation is work from each request until staff answer, or its buyer declines it. One to-do a quotation. */
export const keepToDoUntilQuotationIsAnswered = (platform: Platform): AnyReaction =>
  defineReaction<AnsweredEvent>({
    name: 'keep-to-do-until-quotation-is-answered',
    subscribesTo: {
      service: 'order',
      types: answeredEvent.options.map((option) => option.shape.type.value),
      eventSchema: answeredEvent,
    },
    react: async ({ event, streamId }, context) => {
      const toDoId = `answer-quotation-${streamId}`
      const command = commandOf(event, toDoId, streamId)
      await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    },
  })
