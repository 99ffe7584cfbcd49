import type { RefundRow } from '@pinline/contracts/order/order/order-row'
import { useText } from '../../messages/use-text.ts'

/**
 * The status of a refund: half a pad while it is pending, a full one when it is completed, a crossed one when it
 * failed.
 */
export const RefundStateBadge = ({ state }: { state: RefundRow['state'] }) => {
  const text = useText()
  return <span className={`refund-mark refund-${state}`}>{text(`resources.orders.refund_state.${state}`)}</span>
}
