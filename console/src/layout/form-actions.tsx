import { DialogActions } from '@mui/material'
import { Button } from '@pinline/ui/design/button.tsx'
import { focusOnMount } from './focus-on-mount.ts'

interface FormActionsProps {
  readonly cancelLabel: string
  readonly confirm: string
  /** Of the submit button: `danger` if the command removes something. */
  readonly tone?: 'gold' | 'danger'
  readonly busy: boolean
  /** True if the cancel button has the initial focus, so that Enter removes nothing. */
  readonly focusCancel?: true
  readonly onCancel: () => void
}

/** The buttons of a form in a dialog: cancel and submit. */
export const FormActions = ({ cancelLabel, confirm, tone = 'gold', busy, focusCancel, onCancel }: FormActionsProps) => (
  <DialogActions>
    <button type="button" {...(focusCancel ? { ref: focusOnMount } : {})} className="button" onClick={onCancel}>
      {cancelLabel}
    </button>
    <Button type="submit" tone={tone} isPending={busy}>
      {confirm}
    </Button>
  </DialogActions>
)
