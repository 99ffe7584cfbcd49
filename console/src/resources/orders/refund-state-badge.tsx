import type { RefundRow } from '@pinline/contracts/order/order/order-row'
import { useText } from '../../messages/use-text.ts'

/** How far a refund is: half a pad while it is under way, a full one when it is through, a crossed one where it failed. */
export const RefundStateBadge = ({ state }: { state: RefundRow['state'] }) => {
  const text = useText()
  return <span className={`refund-mark refund-${state}`}>{text(`resources.orders.refund_state.${state}`)}</span>
}
