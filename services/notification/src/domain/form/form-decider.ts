import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type FormEvent, formEvent, formStreamType } from '@pinline/events/notification/form-event'
import { type AddFormNote, addFormNote } from './add-form-note.ts'
import { type AnswerForm, answerForm } from './answer-form.ts'
import { type AssignForm, assignForm } from './assign-form.ts'
import { type CloseForm, closeForm } from './close-form.ts'
import { type EraseForm, eraseForm } from './erase-form.ts'
import { evolveForm, type Form, newForm } from './form.ts'
import { type SubmitForm, submitForm } from './submit-form.ts'

export type FormCommand = SubmitForm | AnswerForm | AddFormNote | AssignForm | CloseForm | EraseForm

const decide = (form: Form, command: FormCommand): Decision<FormEvent> => {
  switch (command.type) {
    case 'submit-form':
      return submitForm(form, command)
    case 'answer-form':
      return answerForm(form, command)
    case 'add-form-note':
      return addFormNote(form, command)
    case 'assign-form':
      return assignForm(form, command)
    case 'close-form':
      return closeForm(form, command)
    case 'erase-form':
      return eraseForm(form, command)
    default:
      return command satisfies never
  }
}

/** What somebody sent by a form of the shop, from its submission to its erasure. */
export const formDecider: Decider<Form, FormCommand, FormEvent> = {
  streamType: formStreamType,
  initial: newForm,
  evolve: evolveForm,
  decide,
  eventSchema: formEvent,
}
