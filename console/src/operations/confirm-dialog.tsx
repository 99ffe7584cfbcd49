import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { takeFocus } from '../layout/take-focus.ts'
import { useText } from '../messages/use-text.ts'

interface ConfirmDialogProps {
  readonly title: string
  /** What it does, a sentence each. */
  readonly effects: readonly string[]
  readonly confirm: string
  readonly tone: 'gold' | 'danger'
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Says what is about to happen and asks once more. */
export const ConfirmDialog = ({ title, effects, confirm, tone, busy, onConfirm, onClose }: ConfirmDialogProps) => {
  const text = useText()
  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="confirm-title">
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <ul className="operation-effects">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <button type="button" ref={takeFocus} className="button" onClick={onClose}>
          {text('operations.views.keep')}
        </button>
        <button
          type="button"
          className={`button ${tone}`}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onConfirm()
          }}
        >
          {confirm}
        </button>
      </DialogActions>
    </Dialog>
  )
}
