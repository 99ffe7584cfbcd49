import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { declineContentReview } from '@pinline/contracts/catalogue/content/decline-content-review'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useVersionedCommand, type VersionedDialog } from '../../layout/use-versioned-command.ts'
import { useText } from '../../messages/use-text.ts'

interface DeclineContentReviewDialogProps extends VersionedDialog<unknown> {
  readonly record: ContentRecord
}

/** Sends a draft back with the reason. */
export const DeclineContentReviewDialog = ({ record, onClose, onDone, onReload }: DeclineContentReviewDialogProps) => {
  const text = useText()
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const command = useVersionedCommand(declineContentReview, record.revision, { onDone, onReload })
  const submit = async () => {
    setSubmitted(true)
    if (reason.trim() !== '') await command.send({ id: record.id, revision: command.version, reason: reason.trim() })
  }
  return (
    <FormDialog
      title={text('resources.content.decline.title')}
      confirm={text('resources.content.decline.confirm')}
      busy={command.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={command.result} onReload={() => void command.reload()} />
      <Field
        label={text('resources.content.decline.reason')}
        hint={text('resources.content.decline.hint')}
        fieldError={submitted && reason.trim() === '' ? text('forms.fault.required') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            maxLength={400}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
