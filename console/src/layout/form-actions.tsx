import { DialogActions } from '@mui/material'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { focusOnMount } from './focus-on-mount.ts'

interface FormActionsProps {
  readonly cancelLabel: string
  readonly confirm: string
  /** Of the way forward: `danger` where it takes something away. */
  readonly tone?: 'gold' | 'danger'
  readonly busy: boolean
  /** Whether the way back has the focus at first, so that Enter takes nothing away. */
  readonly focusCancel?: true
  readonly onCancel: () => void
}

/** The end of a form in a dialog: the way back, and its submit button. */
export const FormActions = ({ cancelLabel, confirm, tone = 'gold', busy, focusCancel, onCancel }: FormActionsProps) => (
  <DialogActions>
    <button type="button" {...(focusCancel ? { ref: focusOnMount } : {})} className="button" onClick={onCancel}>
      {cancelLabel}
    </button>
    <button type="submit" className={buttonClass({ tone })} aria-busy={busy} aria-disabled={busy}>
      {confirm}
    </button>
  </DialogActions>
)
