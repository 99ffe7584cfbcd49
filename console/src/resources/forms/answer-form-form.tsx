import { permissionOf } from '@pinline/contracts/api/call'
import { answerForm } from '@pinline/contracts/notification/form/answer-form'
import { formMessageLength } from '@pinline/contracts/notification/form/form-changed'
import type { FormNo } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'

/** A reply to the sender of a form, by mail. */
export const AnswerFormForm = ({ formNo, onDone }: { formNo: FormNo; onDone: () => void }) => {
  const { send, isPending } = useCommand(answerForm)
  return (
    <NoteForm
      texts="resources.forms.reply"
      permission={permissionOf(answerForm)}
      maxLength={formMessageLength}
      onSend={(message) => send({ formNo, message })}
      {...{ isPending, onDone }}
    />
  )
}
