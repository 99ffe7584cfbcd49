import type { WebhookDeliveryState } from '@pinline/contracts/notification/webhook/webhook-fields'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import { useText } from '../../messages/use-text.ts'

const pads = { waiting: 'low', delivered: 'in', failed: 'out', skipped: 'out' } as const

export const DeliveryStateTag = ({ state }: { readonly state: WebhookDeliveryState }) => {
  const text = useText()
  return <StockBadge status={pads[state]}>{text(`resources.webhook-deliveries.state.${state}`)}</StockBadge>
}
