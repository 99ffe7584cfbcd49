import type { OrderStatus } from '@pinline/contracts/order/order/order-status'
import { StatusPill as Pill } from '@pinline/ui/design/status-pill.tsx'
import { useText } from '../../messages/use-text.ts'

/** The status of an order in the person's language. */
export const StatusPill = ({ status }: { status: OrderStatus }) => {
  const text = useText()
  return <Pill status={status}>{text(`resources.orders.status.${status}`)}</Pill>
}
