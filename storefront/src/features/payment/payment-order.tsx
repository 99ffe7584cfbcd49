import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { CopyButton } from '../orders/copy-button.tsx'
import { hoursAndMinutes, secondsUntil } from '../orders/countdown.ts'
import { OrderStatusPill } from '../orders/order-status-pill.tsx'
import { getOrderQuery } from '../orders/orders.queries.ts'
import { Refunds } from '../orders/refund-text.tsx'
import { TaxSums } from '../orders/tax-sums.tsx'
import { drawableLine } from '../product/drawable-line.ts'

/** Retry interval while the order is unavailable, ms. */
const pollMs = 2000

/** The order being paid: number, lines, deadline of its stock, totals. */
export function PaymentOrder({ orderNo, now }: { orderNo: string; now: number }): ReactNode {
  const { t } = useTranslation('payment')
  const { t: tOrders } = useTranslation('orders')
  const { t: tCheckout } = useTranslation('checkout')
  const format = useFormat()
  const query = useQuery({
    ...getOrderQuery(useAppContext(), orderNo),
    refetchInterval: ({ state }) => (state.status === 'error' && state.data === undefined ? pollMs : false),
  })
  const order = query.data
  const secondsReserved = order === undefined ? 0 : secondsUntil(order.paymentDeadline, now)
  const { hours, minutes } = hoursAndMinutes(secondsReserved)
  const left = hours > 0 ? t('held.hours', { hours, minutes }) : t('held.minutes', { minutes })
  return (
    <section className="payment-order" aria-labelledby="payment-order">
      <header>
        <h2 id="payment-order">{t('order.title')}</h2>
        <div className="payment-number">
          <span className="part-number">{orderNo}</span>
          <CopyButton text={orderNo} label={tOrders('action.copyNumber', { orderNo })} />
          {order !== undefined && <OrderStatusPill order={order} />}
        </div>
      </header>
      {order === undefined ? (
        <SkeletonRows rows={2} label={tOrders('loading')} />
      ) : (
        <>
          <ul>
            {order.lines.map((line) => {
              const part = drawableLine(line)
              return (
                <li key={line.productId}>
                  <span className="checkout-picture">
                    {part && <ListDrawing part={part} scale={2.5} origin={1} maxWidth={102} decorative />}
                  </span>
                  <span>
                    <span className="part-number">{line.model}</span>
                    <br />
                    <span className="small">
                      {format.number(line.quantity)} × {format.unitPrice(line.unitPrice)}
                    </span>
                  </span>
                  <span className="number">{format.money(line.lineTotal)}</span>
                </li>
              )
            })}
          </ul>
          {order.status === 'pending' && secondsReserved > 0 && (
            <p className="payment-held">
              <Clock className="icon" aria-hidden="true" />
              <span>{t('held', { time: format.moment(order.paymentDeadline), left })}</span>
            </p>
          )}
          {order.refunds.length > 0 && (
            <div className="payment-refunds">
              <Refunds order={order} />
            </div>
          )}
          <dl className="totals">
            <dt>{t('order.goods')}</dt>
            <dd>{format.money(order.goodsTotal)}</dd>
            <dt>{t('order.freight', { method: tCheckout(`method.${order.shippingMethod}`) })}</dt>
            <dd>{format.money(order.freight)}</dd>
            <TaxSums tax={order.tax} />
            <dt className="total">{order.status === 'pending' ? t('order.toPay') : tOrders('sum.total')}</dt>
            <dd className="total">{format.money(order.total)}</dd>
            {order.payableRate !== null && (
              <>
                <dt>{tOrders('sum.wallet')}</dt>
                <dd>{format.money(order.payable)}</dd>
              </>
            )}
          </dl>
        </>
      )}
    </section>
  )
}
