import { useText } from '../messages/use-text.ts'

/** Enabled is a filled pad, disabled a ring. */
export const StateBadge = ({ disabled }: { disabled: boolean }) => {
  const text = useText()
  return (
    <span className={`stock ${disabled ? 'stock-out' : 'stock-in'}`}>
      {text(disabled ? 'forms.disabled' : 'forms.enabled')}
    </span>
  )
}
