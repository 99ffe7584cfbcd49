import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { formAnswered } from '@pinline/events/notification/form-answered'
import { formClosed } from '@pinline/events/notification/form-closed'
import { formErased } from '@pinline/events/notification/form-erased'
import { formSubmitted } from '@pinline/events/notification/form-submitted'
import { z } from 'zod'
import { type FormToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'

const answeredEvent = z.discriminatedUnion('type', [formSubmitted, formAnswered, formClosed, formErased])
type AnsweredEvent = z.infer<typeof answeredEvent>

/** Undefined for a form that a machine seems to have filled in: it is nobody's work. */
const commandOf = ({ type, data }: AnsweredEvent, toDoId: string): FormToDoCommand | undefined => {
  switch (type) {
    case 'form-submitted':
      return data.suspicion === undefined
        ? { type: 'open-form-to-do', toDoId, recordId: data.formNo, openedAt: data.submittedAt, dueAt: data.answerBy }
        : undefined
    case 'form-answered':
      return { type: 'close-form-to-do', closedBy: type, closedAt: data.answeredAt }
    case 'form-closed':
      return { type: 'close-form-to-do', closedBy: type, closedAt: data.closedAt }
    case 'form-erased':
      return { type: 'close-form-to-do', closedBy: type, closedAt: data.erasedAt }
    default:
      return type satisfies never
  }
}

/** A form is work from its submission until staff reply, close or erase it. One to-do a form. */
export const keepToDoUntilFormIsAnswered = (platform: Platform): AnyReaction =>
  defineReaction<AnsweredEvent>({
    name: 'keep-to-do-until-form-is-answered',
    subscribesTo: {
      service: 'notification',
      types: answeredEvent.options.map((option) => option.shape.type.value),
      eventSchema: answeredEvent,
    },
    react: async ({ event, streamId }, context) => {
      const toDoId = `answer-form-${streamId}`
      const command = commandOf(event, toDoId)
      if (command !== undefined) await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    },
  })
