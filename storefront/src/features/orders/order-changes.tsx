import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { BuyAgain } from './buy-again.tsx'

/** Actions on an order that is no longer waiting for its payment, and the contact. */
export function OrderChanges({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('orders')
  if (order.status === 'pending') return null
  const isShipped = order.steps.shippedAt !== null
  const isCancelled = order.status === 'cancelled' && !isShipped
  return (
    <section className="sheet" aria-labelledby="order-changes">
      <h2 id="order-changes" className="order-section-title">
        {t(isShipped ? 'change.title' : isCancelled ? 'again.title' : 'change.titleCancel')}
      </h2>
      <dl className="order-facts">
        {!isCancelled && (
          <>
            <dt>{t('change.cancel')}</dt>
            <dd>
              {isShipped && `${t('change.afterShipping')} `}
              <Link to="/customer-manager">{t(isShipped ? 'contact.link' : 'contact')}</Link>
            </dd>
          </>
        )}
        {isShipped && (
          <>
            <dt>{t('change.return')}</dt>
            <dd>
              {t('change.returnText')}{' '}
              <Link to="/intro/$page" params={{ page: 'returnPolicy' }}>
                {t('change.returnPolicy')}
              </Link>
            </dd>
          </>
        )}
        <dt>{isCancelled ? t('detail.parts', { count: order.lines.length }) : t('again.title')}</dt>
        <dd className="order-again">
          <BuyAgain order={order} small />
          <span className="small">{t('again.text')}</span>
        </dd>
      </dl>
    </section>
  )
}
