import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import { trackingUrl } from '@pinline/events/order/carrier-tracking'
import { Banner } from '@pinline/ui/design/banner.tsx'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { CopyButton } from './copy-button.tsx'

/** Tracking entries, newest first; the origin's pad is square. */
export function OrderLogistics({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const entries = order.logistics.toSorted((a, b) => b.time.localeCompare(a.time))
  const isShipped = order.steps.shippedAt !== null
  const { carrier, trackingNumber } = order
  const carrierPage = carrier === null || trackingNumber === null ? undefined : trackingUrl(carrier, trackingNumber)
  return (
    <section className="sheet order-track" aria-labelledby="order-track">
      <h2 id="order-track">{t('track.title')}</h2>
      {isShipped && (
        <dl className="order-facts">
          {order.carrier !== null && (
            <>
              <dt>{t('track.carrier')}</dt>
              <dd>{order.carrier}</dd>
            </>
          )}
          {order.trackingNumber !== null && (
            <>
              <dt>{t('track.number')}</dt>
              <dd className="order-track-number">
                <span className="figure">{order.trackingNumber}</span>
                <CopyButton text={order.trackingNumber} label={t('action.copyTracking')} />
              </dd>
              {carrierPage !== undefined && (
                <dd className="order-track-page">
                  <a href={carrierPage} target="_blank" rel="noreferrer">
                    {t('track.page', { carrier })}
                  </a>
                </dd>
              )}
            </>
          )}
        </dl>
      )}
      {entries.length === 0 ? (
        <div className="order-track-none">
          <Banner tone="info" title={t(isShipped ? 'track.later' : 'track.before')} />
        </div>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li key={`${entry.time} ${entry.content}`}>
              <time dateTime={entry.time}>
                <b>{format.dayOf(entry.time)}</b>
                {format.time(entry.time)}
              </time>
              <span className="order-track-pad" aria-hidden="true" />
              <span className="order-track-text">{entry.content}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
