import { closeReason } from '@pinline/events/order/payment-attempt-closed'
import type { PaymentAttemptRow } from '@pinline/order/contract/order-row'
import type { OrderRecord } from '@pinline/order/contract/orders-resource'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

const Attempt = ({ attempt }: { attempt: PaymentAttemptRow }) => {
  const text = useText()
  const format = useFormat()
  switch (attempt.status) {
    case 'open':
      return <>{text('resources.orders.page.attempt_open', { time: format.clock(attempt.expiresAt) })}</>
    case 'captured':
      return (
        <span className="stock">
          {text('resources.orders.page.attempt_captured', {
            time: format.dateTime(attempt.endedAt ?? attempt.startedAt),
          })}
        </span>
      )
    case 'closed': {
      const reason = closeReason.safeParse(attempt.reason).data ?? 'other'
      return (
        <>
          {text(`resources.orders.page.attempt_closed.${reason}`, {
            time: format.dateTime(attempt.endedAt ?? attempt.expiresAt),
          })}
        </>
      )
    }
    default: {
      const missing: never = attempt.status
      return missing
    }
  }
}

/** What was tried, what came in, what went back. */
export const OrderPayment = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="order-payment">
      <h2 id="order-payment">{text('resources.orders.page.payment')}</h2>
      <dl className="facts">
        {order.attempts.length === 0 && <dd className="facts-wide">{text('resources.orders.page.no_attempt')}</dd>}
        {order.attempts.map((attempt, index) => (
          <div key={attempt.attemptId} className="facts-row">
            <dt>{text('resources.orders.page.attempt', { number: index + 1 })}</dt>
            <dd>
              <Attempt attempt={attempt} /> <span className="mono">{format.money(attempt.amount)}</span>
            </dd>
          </div>
        ))}
        {order.status === 'pending' && (
          <div className="facts-row">
            <dt>{text('resources.orders.page.pay_before')}</dt>
            <dd className="mono">{format.dateTime(order.payBefore)}</dd>
          </div>
        )}
        <div className="facts-row">
          <dt>{text('resources.orders.page.refunded')}</dt>
          <dd className="mono">{format.money(order.refunded)}</dd>
        </div>
        <div className="facts-row">
          <dt>{text('resources.orders.page.rate')}</dt>
          <dd className="mono">
            {text('resources.orders.page.rate_fixed', { rate: `${order.rate} ${order.currency}/USD` })}
          </dd>
        </div>
      </dl>
    </section>
  )
}
