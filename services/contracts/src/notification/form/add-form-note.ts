import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { noteText } from '../../api/mention.ts'
import { enteredFormNo, formChanged, formMessageLength } from './form-changed.ts'

/** A note for colleagues; its sender never sees it. */
export const addFormNote = call({
  name: 'add-form-note',
  path: '/private/forms/note',
  effect: 'command',
  access: staff('forms.answer'),
  input: z.object({ formNo: enteredFormNo, note: noteText(formMessageLength) }),
  output: formChanged,
  errors: [
    'form-not-found',
    'form-erased',
    'form-entry-limit-reached',
    'mention-limit-reached',
    'mention-not-possible',
  ],
})
