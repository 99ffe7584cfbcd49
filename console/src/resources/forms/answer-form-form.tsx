import { permissionOf } from '@pinline/contracts/api/call'
import { answerForm } from '@pinline/contracts/notification/form/answer-form'
import { formMessageLength } from '@pinline/contracts/notification/form/form-changed'
import type { FormRecord } from '@pinline/contracts/notification/form/form-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'
import { useFormSnippets } from './use-form-snippets.ts'

/** A reply to the sender of a form, by mail. */
export const AnswerFormForm = ({ form, onDone }: { form: FormRecord; onDone: () => void }) => {
  const { formNo } = form
  const { send, isPending } = useCommand(answerForm)
  return (
    <NoteForm
      texts="resources.forms.reply"
      permission={permissionOf(answerForm)}
      maxLength={formMessageLength}
      snippets={useFormSnippets(form)}
      onSend={(message) => send({ formNo, message })}
      {...{ isPending, onDone }}
    />
  )
}
