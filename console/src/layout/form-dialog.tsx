import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, type RefObject, useId } from 'react'
import { useText } from '../messages/use-text.ts'
import { FormActions } from './form-actions.tsx'

interface DialogFormProps {
  readonly titleId: string
  readonly title: string
  /** Of the way back; left out, what all forms call it. */
  readonly cancelLabel?: string
  readonly confirm: string
  /** Of the way forward: `danger` where it takes something away. */
  readonly tone?: 'gold' | 'danger'
  readonly busy: boolean
  /** Whether the way back has the focus at first, so that Enter takes nothing away. */
  readonly focusCancel?: true
  readonly form?: RefObject<HTMLFormElement | null>
  /** Not called while it is busy. */
  readonly onSubmit: () => Promise<void> | void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form inside a dialog: its title, its fields, and the ways back and forward. */
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
  /** Also while it is busy, by the way back alone. */
  readonly onClose: () => void
}

/** A dialog that is one form. */
export const FormDialog = ({ wide, onClose, ...form }: FormDialogProps) => {
  const titleId = useId()
  return (
    <Dialog
      open
      {...(wide ? { fullWidth: true, maxWidth: 'md' } : {})}
      onClose={form.busy ? () => undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogForm {...form} titleId={titleId} onCancel={onClose} />
    </Dialog>
  )
}
