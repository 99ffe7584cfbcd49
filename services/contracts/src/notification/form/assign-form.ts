import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { enteredFormNo, formChanged } from './form-changed.ts'

/** Who takes care of a form; null: nobody. */
export const assignForm = call({
  name: 'assign-form',
  path: '/private/forms/assign',
  effect: 'command',
  access: staff('forms.answer'),
  input: z.object({ formNo: enteredFormNo, assignee: staffId.nullable() }),
  output: formChanged,
  errors: ['form-not-found', 'form-erased'],
})
