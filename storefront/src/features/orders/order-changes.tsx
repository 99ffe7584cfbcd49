import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BuyAgain } from './buy-again.tsx'

/** Actions on an order that is no longer waiting for its payment, and the contact. */
export function OrderChanges({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('orders')
  if (order.status === 'pending') return null
  const isShipped = order.steps.shippedAt !== null
  return (
    <section className="sheet" aria-labelledby="order-changes">
      <h2 id="order-changes" className="order-section-title">
        {t(isShipped ? 'change.title' : 'again.title')}
      </h2>
      <dl className="order-facts">
        {isShipped && (
          <>
            <dt>{t('change.cancel')}</dt>
            <dd>
              {t('change.afterShipping')} <Link to="/customer-manager">{t('contact.link')}</Link>
            </dd>
            <dt>{t('change.return')}</dt>
            <dd>
              {t('change.returnText')}{' '}
              <Link to="/intro/$page" params={{ page: 'returnPolicy' }}>
                {t('change.returnPolicy')}
              </Link>
            </dd>
          </>
        )}
        <dt>{isShipped ? t('again.title') : t('detail.parts', { count: order.lines.length })}</dt>
        <dd className="order-again">
          <BuyAgain order={order} small />
          <span className="small">{t('again.text')}</span>
        </dd>
      </dl>
    </section>
  )
}
