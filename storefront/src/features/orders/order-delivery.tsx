import { postalLines } from '@pinline/contracts/account/buyer/postal-address'
import type { DeliverTo } from '@pinline/contracts/order/order/deliver-to'
import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import { isMadeToOrder } from '@pinline/events/order/charged-shipments'
import { carrierDays } from '@pinline/events/order/delivery-dates'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { Refunds } from './refund-text.tsx'

function Recipient({ to }: { to: DeliverTo }): ReactNode {
  const { t } = useTranslation('orders')
  return (
    <span className="address-text">
      {postalLines(to, { withName: true }).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className="figure">{to.phone}</span>
      {to.taxNumber !== '' && <span className="small">{t('delivery.taxNumber', { number: to.taxNumber })}</span>}
    </span>
  )
}

/** When each parcel of an order that is sent as ready is at the door. */
function PlannedDays({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const left = new Set(order.lines.flatMap((line) => (line.cancelled < line.quantity ? [line.productId] : [])))
  const shipments =
    order.shipmentPlan?.shipments.filter(({ productIds }) => productIds.some((id) => left.has(id))) ?? []
  return shipments.map((shipment) => {
    const name = t(isMadeToOrder(shipment, order.lines) ? 'split.madeToOrder' : 'split.inStock')
    return (
      <span key={name} className="order-planned">
        {shipment.arrives === undefined ? name : t('split.days', { name, dates: format.days(shipment.arrives) })}
      </span>
    )
  })
}

/** Delivery address, shipping method and payment of an order. */
export function OrderDelivery({ order, change }: { order: OrderDetail; change: ReactNode }): ReactNode {
  const { t } = useTranslation('orders')
  const { t: tCheckout } = useTranslation('checkout')
  const format = useFormat()
  const { from, to } = carrierDays[order.shippingMethod]
  return (
    <section className="sheet" aria-labelledby="order-delivery">
      <h2 id="order-delivery" className="order-section-title">
        {t('delivery.title')}
      </h2>
      <dl className="order-facts">
        <dt>{t('delivery.to')}</dt>
        <dd>{order.deliverTo === null ? t('delivery.erased') : <Recipient to={order.deliverTo} />}</dd>
        <dt>{t('delivery.by')}</dt>
        <dd>
          {t('delivery.days', { method: tCheckout(`method.${order.shippingMethod}`), from, to })}
          {order.shipmentPlan !== undefined && <span className="small">{tCheckout('split.asReadyText')}</span>}
          {order.deliveryChangedAt !== null && (
            <span className="small">{t('deliveryChange.at', { time: format.dateTime(order.deliveryChangedAt) })}</span>
          )}
          {change}
        </dd>
        {order.arrives !== undefined && (
          <>
            <dt>{t('delivery.arrives')}</dt>
            <dd>
              {order.steps.shippedAt === null && order.shipmentPlan !== undefined ? (
                <PlannedDays order={order} />
              ) : (
                format.days(order.arrives)
              )}
            </dd>
          </>
        )}
        <dt>{t('delivery.payment')}</dt>
        <dd>
          {order.paid === null
            ? t('delivery.unpaid')
            : t('delivery.paid', {
                amount: format.money(order.paid.amount),
                time: format.dateTime(order.paid.at),
              })}
          {order.payableRate !== null && (
            <span className="small">
              {t('delivery.fixed', {
                total: format.money(order.total),
                rate: format.rate(order.payableRate, order.payable.currency),
                currency: order.currency,
              })}
            </span>
          )}
          {order.currency !== 'USD' && (
            <span className="small">{t('delivery.rate', { rate: order.rate, currency: order.currency })}</span>
          )}
        </dd>
        {order.refunds.length > 0 && (
          <>
            <dt>{t('delivery.refunds')}</dt>
            <dd>
              <Refunds order={order} />
            </dd>
          </>
        )}
        {order.remark !== null && order.remark !== '' && (
          <>
            <dt>{t('delivery.remark')}</dt>
            <dd>{order.remark}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
