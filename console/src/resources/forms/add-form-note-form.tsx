import { permissionOf } from '@pinline/contracts/api/call'
import { addFormNote } from '@pinline/contracts/notification/form/add-form-note'
import { formMessageLength } from '@pinline/contracts/notification/form/form-changed'
import type { FormRecord } from '@pinline/contracts/notification/form/form-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'
import { useFormSnippets } from './use-form-snippets.ts'

/** A note for colleagues about a form. */
export const AddFormNoteForm = ({ form, onDone }: { form: FormRecord; onDone: () => void }) => {
  const { formNo } = form
  const { send, isPending } = useCommand(addFormNote)
  return (
    <NoteForm
      texts="resources.forms.notes"
      permission={permissionOf(addFormNote)}
      maxLength={formMessageLength}
      resource="forms"
      snippets={useFormSnippets(form)}
      onSend={(note) => send({ formNo, note })}
      {...{ isPending, onDone }}
    />
  )
}
