import { FormDialog } from '../layout/form-dialog.tsx'
import { useText } from '../messages/use-text.ts'

interface ConfirmDialogProps {
  readonly title: string
  /** The consequences, one sentence each. */
  readonly effects: readonly string[]
  readonly confirm: string
  readonly tone: 'gold' | 'danger'
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A confirmation dialog with the consequences. */
export const ConfirmDialog = ({ effects, onConfirm, ...dialog }: ConfirmDialogProps) => {
  const text = useText()
  return (
    <FormDialog {...dialog} cancelLabel={text('operations.views.keep')} focusCancel onSubmit={onConfirm}>
      <ul className="effects">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </FormDialog>
  )
}
