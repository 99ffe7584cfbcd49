import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { VaultReference } from '@pinline/events/ids'
import type { FormAnswered } from '@pinline/events/notification/form-answered'
import { maxFormEntries, mayChange } from './allowed-form-commands.ts'
import type { Form } from './form.ts'

export interface AnswerForm {
  readonly type: 'answer-form'
  readonly answerRef: VaultReference
  readonly now: string
}

/** Quiet where the reply is there already. */
export const answerForm = (form: Form, { answerRef, now }: AnswerForm): Decision<FormAnswered> => {
  if (form.status === 'new') return rejection('form-not-found')
  if (form.answers.includes(answerRef)) return []
  if (!mayChange(form)) return rejection('form-erased')
  if (form.answers.length + form.notes.length >= maxFormEntries) return rejection('form-entry-limit-reached')
  return [{ type: 'form-answered', data: { answerRef, answeredAt: now } }]
}
