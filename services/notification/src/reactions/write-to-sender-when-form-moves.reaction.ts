import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { languageCode } from '@pinline/contracts/api/languages'
import { formContent } from '@pinline/contracts/notification/form/form-row'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { formAnswered } from '@pinline/events/notification/form-answered'
import { formSubmitted } from '@pinline/events/notification/form-submitted'
import { z } from 'zod'
import { formDecider } from '../domain/form/form-decider.ts'
import { formMailsReaction, receivedMailId } from '../messages/form-mails.ts'
import { NoTransportError, type Outbox } from '../messages/outbox.ts'

const movedEvent = z.discriminatedUnion('type', [formSubmitted, formAnswered])
type MovedEvent = z.infer<typeof movedEvent>

/** What a mail is about: undefined where none is sent, or everything was erased in the meantime. */
const mailOf = async (platform: Platform, formNo: string, event: MovedEvent) => {
  const { state } = await loadStream(platform, formDecider, formNo)
  if (state.status === 'new' || (event.type === 'form-submitted' && state.suspicion !== null)) return undefined
  const sender = await platform.vault.get(state.contentRef, formContent)
  if (sender === undefined) return undefined
  const { formNo: number, buyerId } = state
  const isBuyer = buyerId !== null
  const to = { email: sender.email, language: languageCode.catch('en').parse(state.language) }
  if (event.type === 'form-submitted')
    return { ...to, content: { template: 'form-received', parameters: { formNo: number, isBuyer } } as const }
  const answer = await platform.vault.get(event.data.answerRef, z.string())
  if (answer === undefined) return undefined
  const question = sender.opinion === '' ? sender.details : sender.opinion
  const parameters = { formNo: number, isBuyer, answer, question }
  return { ...to, content: { template: 'form-answered', parameters } as const }
}

/** One mail when a form was received, and one with each reply, in the language that its sender reads. */
export const writeToSenderWhenFormMoves = (platform: Platform, outbox: Outbox): AnyReaction =>
  defineReaction<MovedEvent>({
    name: formMailsReaction,
    external: true,
    subscribesTo: {
      service: 'notification',
      types: movedEvent.options.map((option) => option.shape.type.value),
      eventSchema: movedEvent,
    },
    react: async ({ streamId, event, recordedAt }, context) => {
      const mail = await mailOf(platform, streamId, event)
      const ownId = context.request?.id
      if (mail === undefined || ownId === undefined) return
      const { email, language } = mail
      const isReceived = event.type === 'form-submitted'
      const effectId = isReceived ? receivedMailId(platform, email, recordedAt) : ownId
      const content: MessageContent = mail.content
      try {
        await outbox.accept({ to: email, channel: 'email', language, effectId, ...content })
      } catch (error) {
        if (!(error instanceof NoTransportError)) throw error
        const { correlationId } = context
        platform.log.warn({ effectId: ownId, reason: error.message, correlationId }, 'a mail to a sender was left out')
      }
    },
  })
