import { DialogActions } from '@mui/material'
import { takeFocus } from './take-focus.ts'

interface FormActionsProps {
  readonly leave: string
  readonly confirm: string
  /** Of the way forward: `danger` where it takes something away. */
  readonly tone?: 'gold' | 'danger'
  readonly busy: boolean
  /** Whether the way back has the focus at first, so that Enter takes nothing away. */
  readonly startAtLeave?: true
  readonly onLeave: () => void
}

/** The end of a form in a dialog: the way back, and its submit button. */
export const FormActions = ({ leave, confirm, tone = 'gold', busy, startAtLeave, onLeave }: FormActionsProps) => (
  <DialogActions>
    <button type="button" {...(startAtLeave ? { ref: takeFocus } : {})} className="button" onClick={onLeave}>
      {leave}
    </button>
    <button type="submit" className={`button ${tone}`} aria-busy={busy} aria-disabled={busy}>
      {confirm}
    </button>
  </DialogActions>
)
