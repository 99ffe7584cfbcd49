import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, type RefObject, useId, useState } from 'react'
import { useText } from '../messages/use-text.ts'
import { useUnsavedEdits, useUnsavedEditsGuard } from './drafts/unsaved-edits.tsx'
import { FormActions } from './form-actions.tsx'

interface DialogFormProps {
  readonly titleId: string
  readonly title: string
  /** Label of the cancel button; the default is that of all forms. */
  readonly cancelLabel?: string
  readonly confirm: string
  /** Of the submit button: `danger` if the command removes something. */
  readonly tone?: 'gold' | 'danger'
  readonly busy: boolean
  /** True if the cancel button has the initial focus, so that Enter removes nothing. */
  readonly focusCancel?: true
  readonly form?: RefObject<HTMLFormElement | null>
  /** Not called while the form is busy. */
  readonly onSubmit: () => Promise<void> | void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form inside a dialog: its title, its fields, cancel and submit. */
export const DialogForm = ({
  titleId,
  title,
  cancelLabel,
  busy,
  form,
  onSubmit,
  children,
  ...actions
}: DialogFormProps) => {
  const text = useText()
  return (
    <form
      {...(form === undefined ? {} : { ref: form })}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void onSubmit()
      }}
      noValidate
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className="form">{children}</DialogContent>
      <FormActions cancelLabel={cancelLabel ?? text('forms.leave')} busy={busy} {...actions} />
    </form>
  )
}

interface FormDialogProps extends Omit<DialogFormProps, 'titleId' | 'onCancel'> {
  readonly wide?: true
  /** While the form is busy, only the cancel button closes the dialog. */
  readonly onClose: () => void
}

/** A dialog that contains one form. After something was entered, Escape and a click beside it ask first. */
export const FormDialog = ({ wide, onClose, ...form }: FormDialogProps) => {
  const titleId = useId()
  const { confirmLeave } = useUnsavedEditsGuard()
  const [isEdited, setEdited] = useState(false)
  useUnsavedEdits(isEdited, false)
  return (
    <Dialog
      open
      {...(wide ? { fullWidth: true, maxWidth: 'md' } : {})}
      onClose={form.busy ? () => undefined : isEdited ? () => confirmLeave(onClose) : onClose}
      onInput={() => setEdited(true)}
      onPaste={() => setEdited(true)}
      aria-labelledby={titleId}
    >
      <DialogForm {...form} titleId={titleId} onCancel={onClose} />
    </Dialog>
  )
}
