import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useText } from '../../messages/use-text.ts'
import { RefundMark } from './refund-mark.tsx'

/** What an order still owes its buyer: a refund that is not through, a payment that nobody has written to them about. */
export const MoneyBack = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const failed = order.refunds.some(({ state }) => state === 'failed')
  const requested = order.refunds.some(({ state }) => state === 'requested')
  const late = order.latePayments.some(({ settledAt }) => settledAt === null)
  return (
    <span className="owed">
      {(failed || requested) && <RefundMark state={failed ? 'failed' : 'requested'} />}
      {late && <span className="refund-mark refund-failed">{text('resources.orders.filters.late_payment')}</span>}
    </span>
  )
}
