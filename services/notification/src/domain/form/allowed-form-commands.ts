import type { SubmittedForm } from './form.ts'

/** Replies and notes of one form together; more than a long correspondence needs. */
export const maxFormEntries = 100

/** Whether staff may still do something about a form. A closed one is answered again if its sender comes back. */
export const mayChange = ({ status }: Pick<SubmittedForm, 'status'>): boolean => status !== 'erased'

/** The commands that staff may give now, the permissions of their role apart. */
export const formCommandsOfStaff = (form: Pick<SubmittedForm, 'status'>) => {
  const rules = {
    'answer-form': mayChange(form),
    'add-form-note': mayChange(form),
    'assign-form': mayChange(form),
    'close-form': mayChange(form) && form.status !== 'closed',
    'erase-form': mayChange(form),
  }
  return (Object.keys(rules) as (keyof typeof rules)[]).filter((command) => rules[command])
}
