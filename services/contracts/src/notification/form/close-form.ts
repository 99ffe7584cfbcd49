import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredFormNo, formChanged } from './form-changed.ts'

/** Nothing more is to be done about a form. */
export const closeForm = call({
  name: 'close-form',
  path: '/private/forms/close',
  effect: 'command',
  access: staff('forms.answer'),
  input: z.object({ formNo: enteredFormNo }),
  output: formChanged,
  errors: ['form-not-found', 'form-erased'],
})
