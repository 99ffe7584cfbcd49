import { permissionOf } from '@pinline/contracts/api/call'
import { addFormNote } from '@pinline/contracts/notification/form/add-form-note'
import { formMessageLength } from '@pinline/contracts/notification/form/form-changed'
import type { FormNo } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'

/** A note for colleagues about a form. */
export const AddFormNoteForm = ({ formNo, onDone }: { formNo: FormNo; onDone: () => void }) => {
  const { send, isPending } = useCommand(addFormNote)
  return (
    <NoteForm
      texts="resources.forms.notes"
      permission={permissionOf(addFormNote)}
      maxLength={formMessageLength}
      resource="forms"
      onSend={(note) => send({ formNo, note })}
      {...{ isPending, onDone }}
    />
  )
}
