import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { useText } from '../messages/use-text.ts'

/** Enabled is a filled pad, disabled a ring. */
export const StateBadge = ({ disabled }: { disabled: boolean }) => {
  const text = useText()
  return <StockBadge status={disabled ? 'out' : 'in'}>{text(disabled ? 'forms.disabled' : 'forms.enabled')}</StockBadge>
}
