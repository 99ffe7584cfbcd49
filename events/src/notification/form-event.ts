import { z } from 'zod'
import { formAnswered } from './form-answered.ts'
import { formAssigned } from './form-assigned.ts'
import { formClosed } from './form-closed.ts'
import { formErased } from './form-erased.ts'
import { formNoteAdded } from './form-note-added.ts'
import { formSubmitted } from './form-submitted.ts'

/** Every event of a form. The stream's id is the form's number. */
export const formEvent = z.discriminatedUnion('type', [
  formSubmitted,
  formAnswered,
  formNoteAdded,
  formAssigned,
  formClosed,
  formErased,
])
export type FormEvent = z.infer<typeof formEvent>

export const formStreamType = 'form'
