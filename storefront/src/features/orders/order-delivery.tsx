import type { DeliverTo } from '@pinline/contracts/order/order/deliver-to'
import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../app/format.ts'
import { languageTag } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { Refunds } from './refund-text.tsx'

/** Business days of each method after processing. */
const businessDays = { economy: [15, 45], standard: [7, 20], express: [3, 7] } as const

const countryName = (tag: string, code: string): string => {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

function Recipient({ to }: { to: DeliverTo }): ReactNode {
  const { language } = useAppContext()
  return (
    <>
      {to.name}
      <br />
      {to.address}
      <br />
      {[to.city, to.zone, to.zipcode].filter((part) => part !== '').join(', ')}
      <br />
      {countryName(languageTag(language), to.country)}
      <br />
      <span className="figure">{to.phone}</span>
    </>
  )
}

/** Delivery address, shipping method and payment of an order. */
export function OrderDelivery({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('orders')
  const { t: tCheckout } = useTranslation('checkout')
  const format = useFormat()
  const [from, to] = businessDays[order.shippingMethod]
  return (
    <section className="sheet" aria-labelledby="order-delivery">
      <h2 id="order-delivery" className="order-section-title">
        {t('delivery.title')}
      </h2>
      <dl className="order-facts">
        <dt>{t('delivery.to')}</dt>
        <dd>{order.deliverTo === null ? t('delivery.erased') : <Recipient to={order.deliverTo} />}</dd>
        <dt>{t('delivery.by')}</dt>
        <dd>{t('delivery.days', { method: tCheckout(`method.${order.shippingMethod}`), from, to })}</dd>
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
              <Refunds refunds={order.refunds} />
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
