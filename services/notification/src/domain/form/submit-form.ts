import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { FormSubmitted } from '@pinline/events/notification/form-submitted'
import type { Form } from './form.ts'

export type SubmitForm = { readonly type: 'submit-form' } & FormSubmitted['data']

/** Quiet where this form is there already; a number that another form has is left alone. */
export const submitForm = (form: Form, { type, ...data }: SubmitForm): Decision<FormSubmitted> => {
  if (form.status === 'new') return [{ type: 'form-submitted', data }]
  return form.contentRef === data.contentRef ? [] : rejection('version-conflict')
}
