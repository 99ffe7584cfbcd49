import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import type { TrackedParcel } from '@pinline/contracts/order/order/parcel-row'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ConfirmParcelReceipt } from './confirm-parcel-receipt.tsx'
import { CopyButton } from './copy-button.tsx'
import { TrackingEntries } from './tracking-entries.tsx'

function PartLines({ order, lines }: { order: OrderDetail; lines: OrderDetail['openLines'] }): ReactNode {
  const { t } = useTranslation('orders')
  return (
    <ul className="parcel-lines">
      {lines.map(({ productId, quantity }) => {
        const model = order.lines.find((line) => line.productId === productId)?.model ?? productId
        return <li key={productId}>{t('row.line', { quantity, model })}</li>
      })}
    </ul>
  )
}

function Parcel({ order, parcel }: { order: OrderDetail; parcel: TrackedParcel }): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { parcelNo, carrier, trackingNumber, carrierPage, shippedAt, receivedAt, afterSaleNo, logistics } = parcel
  const isOneOfMany = order.parcels.length > 1 || order.openLines.length > 0
  return (
    <div className="parcel">
      {isOneOfMany && <h3>{t('parcel.title', { number: parcelNo })}</h3>}
      <dl className="order-facts">
        {afterSaleNo !== null && (
          <>
            <dt>{t('parcel.replacement')}</dt>
            <dd>
              <Link to="/user/center" search={{ tab: 'after-sales', request: afterSaleNo }}>
                {afterSaleNo}
              </Link>
            </dd>
          </>
        )}
        <dt>{t('parcel.shipped')}</dt>
        <dd>{format.dateTime(shippedAt)}</dd>
        <dt>{t('track.carrier')}</dt>
        <dd>{carrier}</dd>
        <dt>{t('track.number')}</dt>
        <dd className="order-track-number">
          <span className="figure">{trackingNumber}</span>
          <CopyButton text={trackingNumber} label={t('action.copyTracking')} />
        </dd>
        {carrierPage !== null && (
          <dd className="order-track-page">
            <a href={carrierPage} target="_blank" rel="noreferrer">
              {t('track.page', { carrier })}
            </a>
          </dd>
        )}
        {isOneOfMany && (
          <>
            <dt>{t('parcel.content')}</dt>
            <dd>
              <PartLines order={order} lines={parcel.lines} />
            </dd>
          </>
        )}
        {receivedAt !== null && (
          <>
            <dt>{t('parcel.received')}</dt>
            <dd>{format.dateTime(receivedAt)}</dd>
          </>
        )}
      </dl>
      {logistics.length === 0 ? (
        receivedAt === null && (
          <div className="order-track-none">
            <Banner tone="info" title={t('track.later')} />
          </div>
        )
      ) : (
        <TrackingEntries entries={logistics} />
      )}
      {isOneOfMany && receivedAt === null && (afterSaleNo !== null || order.status !== 'completed') && (
        <div className="parcel-receipt">
          <ConfirmParcelReceipt orderNo={order.orderNo} parcelNo={parcelNo} isReplacement={afterSaleNo !== null} />
        </div>
      )}
    </div>
  )
}

/** The parcels of an order, each with what is in it and its tracking, and what is still to be shipped. */
export function OrderParcels({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('orders')
  return (
    <section className="sheet order-track" aria-labelledby="order-track">
      <h2 id="order-track">{t('track.title')}</h2>
      {order.parcels.length === 0 ? (
        <div className="order-track-none">
          <Banner tone="info" title={t('track.before')} />
        </div>
      ) : (
        <>
          {order.parcels.map((parcel) => (
            <Parcel key={parcel.parcelNo} order={order} parcel={parcel} />
          ))}
          {order.openLines.length > 0 && (
            <div className="parcel">
              <h3>{t('parcel.open')}</h3>
              <PartLines order={order} lines={order.openLines} />
            </div>
          )}
        </>
      )}
    </section>
  )
}
