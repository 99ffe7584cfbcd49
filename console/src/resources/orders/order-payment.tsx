import type { PaymentAttemptRow } from '@pinline/contracts/order/order/order-row'
import type { CaptureRow, OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { closeReason } from '@pinline/events/order/payment-attempt-closed'
import { Link } from 'react-router-dom'
import type { KnownPath } from '../../layout/known-paths.ts'
import { menuPages } from '../../layout/menu-tree.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
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
            time: format.moment(attempt.endedAt ?? attempt.startedAt),
          })}
        </span>
      )
    case 'closed': {
      const reason = closeReason.safeParse(attempt.reason).data ?? 'other'
      return (
        <>
          {text(`resources.orders.page.attempt_closed.${reason}`, {
            time: format.moment(attempt.endedAt ?? attempt.expiresAt),
          })}
        </>
      )
    }
    default:
      return attempt.status satisfies never
  }
}

const Capture = ({ capture }: { capture: CaptureRow }) => {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <b className="figure">{format.money(capture.amount)}</b>{' '}
      {capture.outcome !== null && text(`resources.orders.capture_outcome.${capture.outcome}`)}
      <p className="small">
        {format.moment(capture.capturedAt)} · <span className="figure">{capture.captureId}</span>
      </p>
    </>
  )
}

/** Audit entries about this order: they include rejected webhooks of the wallet. */
const TrailLink = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const { permissions } = usePermissions()
  const page: KnownPath = '/audit'
  if (!menuPages(permissions.menus).some(({ path }) => path === page)) return null
  const filter = encodeURIComponent(JSON.stringify({ object: order.orderNo }))
  return (
    <span className="end">
      <Link to={`${page}?filter=${filter}`}>{text('resources.orders.page.trail')}</Link>
    </span>
  )
}

/** Amount due, payment attempts, payments received, refunds. */
export const OrderPayment = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="order-payment">
      <h2 id="order-payment">
        {text('resources.orders.page.payment')}
        <TrailLink order={order} />
      </h2>
      <dl className="facts">
        <div className="facts-row">
          <dt>{text('resources.orders.page.payable')}</dt>
          <dd>
            <b className="figure">{format.money(order.payable)}</b>{' '}
            {order.payableRate !== null &&
              text('resources.orders.page.payable_rate', {
                total: format.money(order.total),
                rate: `${order.payableRate} ${order.payable.currency}/${order.currency}`,
              })}
            {order.wallet !== null && <p className="small">{text(`resources.orders.wallet.${order.wallet}`)}</p>}
          </dd>
        </div>
        {order.attempts.length === 0 && <dd className="facts-wide">{text('resources.orders.page.no_attempt')}</dd>}
        {order.attempts.map((attempt, index) => (
          <div key={attempt.attemptId} className="facts-row">
            <dt>{text('resources.orders.page.attempt', { number: index + 1 })}</dt>
            <dd>
              <Attempt attempt={attempt} /> <span className="figure">{format.money(attempt.amount)}</span>
            </dd>
          </div>
        ))}
        {order.captures.map((capture) => (
          <div key={capture.captureId} className="facts-row">
            <dt>{text('resources.orders.page.capture')}</dt>
            <dd>
              <Capture capture={capture} />
            </dd>
          </div>
        ))}
        {order.status === 'pending' && (
          <div className="facts-row">
            <dt>{text('resources.orders.page.pay_before')}</dt>
            <dd className="figure">{format.moment(order.paymentDeadline)}</dd>
          </div>
        )}
        <div className="facts-row">
          <dt>{text('resources.orders.page.refunded')}</dt>
          <dd className="figure">{format.money(order.refunded)}</dd>
        </div>
        {order.currency !== 'USD' && (
          <div className="facts-row">
            <dt>{text('resources.orders.page.rate')}</dt>
            <dd className="figure">
              {text('resources.orders.page.rate_fixed', { rate: `${order.rate} ${order.currency}/USD` })}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
