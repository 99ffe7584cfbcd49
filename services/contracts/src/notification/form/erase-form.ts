import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredFormNo, formChanged } from './form-changed.ts'

/** Erases contact, texts, files, replies and notes of a form for good. Its number and dates stay. */
export const eraseForm = call({
  name: 'erase-form',
  path: '/private/forms/erase',
  effect: 'command',
  access: staff('forms.erase'),
  input: z.object({ formNo: enteredFormNo }),
  output: formChanged,
  errors: ['form-not-found'],
})
