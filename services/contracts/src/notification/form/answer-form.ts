import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredFormNo, formChanged, formMessageLength } from './form-changed.ts'

/** Staff reply to the sender of a form, who gets the text by mail; replies add up. */
export const answerForm = call({
  name: 'answer-form',
  path: '/private/forms/answer',
  effect: 'command',
  access: staff('forms.answer'),
  input: z.object({ formNo: enteredFormNo, message: multiLine(formMessageLength).min(1) }),
  output: formChanged,
  errors: ['form-not-found', 'form-erased', 'form-entry-limit-reached'],
})
