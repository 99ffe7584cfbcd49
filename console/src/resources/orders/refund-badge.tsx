import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useText } from '../../messages/use-text.ts'
import { RefundStateBadge } from './refund-state-badge.tsx'

/**
 * What an order still owes its buyer: a refund that is not completed, or a late payment that nobody has contacted them
 * about.
 */
export const RefundBadge = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const failed = order.refunds.some(({ state }) => state === 'failed')
  const requested = order.refunds.some(({ state }) => state === 'requested')
  const late = order.latePayments.some(({ settledAt }) => settledAt === null)
  return (
    <span className="owed">
      {(failed || requested) && <RefundStateBadge state={failed ? 'failed' : 'requested'} />}
      {late && <span className="refund-mark refund-failed">{text('resources.orders.filters.late_payment')}</span>}
    </span>
  )
}
