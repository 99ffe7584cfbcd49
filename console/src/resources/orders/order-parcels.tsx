import { permissionOf } from '@pinline/contracts/api/call'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { StaffTrackedParcel } from '@pinline/contracts/order/order/parcel-row'
import { removeTrackingEntry } from '@pinline/contracts/order/order/remove-tracking-entry'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useCopy } from '../../layout/use-copy.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { AddTrackingEntryForm } from './add-tracking-entry-form.tsx'
import { RemoveTrackingEntryDialog } from './remove-tracking-entry-dialog.tsx'

interface OrderParcelsProps {
  readonly order: OrderRecord
  readonly onReload: () => Promise<number | undefined>
}

const linesOf = (order: OrderRecord, lines: OrderRecord['openLines']) =>
  lines.map(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId)
    return { productId, quantity, model: line?.model ?? productId }
  })

const ParcelLines = ({ order, lines }: { order: OrderRecord; lines: OrderRecord['openLines'] }) => {
  const format = useFormat()
  return (
    <ul className="parcel-content">
      {linesOf(order, lines).map(({ productId, quantity, model }) => (
        <li key={productId}>
          <span className="figure">{format.number(quantity)}</span> × <span className="part-number">{model}</span>
        </li>
      ))}
    </ul>
  )
}

/** When it left, its weight and size, and when its buyer confirmed that it has arrived. */
const ParcelDetails = ({ parcel }: { parcel: StaffTrackedParcel }) => {
  const text = useText()
  const format = useFormat()
  const { shippedAt, receivedAt, weightGrams, sizeMm } = parcel
  const details = [
    text('resources.orders.parcels.shipped', { time: format.moment(shippedAt) }),
    ...(weightGrams === null ? [] : [format.weight(weightGrams)]),
    ...(sizeMm === null ? [] : [`${sizeMm.lengthMm} × ${sizeMm.widthMm} × ${sizeMm.heightMm} mm`]),
    ...(receivedAt === null ? [] : [text('resources.orders.parcels.received', { time: format.moment(receivedAt) })]),
  ]
  return <p className="small">{details.join(' · ')}</p>
}

/** What was reported about a parcel, newest first; staff may remove what staff wrote. */
const TrackingEntries = ({ order, parcel, onReload }: OrderParcelsProps & { readonly parcel: StaffTrackedParcel }) => {
  const text = useText()
  const format = useFormat()
  const [removed, setRemoved] = useState<{ readonly entryId: string; readonly content: string }>()
  return (
    <>
      <ol className="logistics">
        {parcel.logistics.map(({ time, content, entryId }) => (
          <li key={`${time} ${content}`}>
            <time dateTime={time}>{format.moment(time)}</time>
            <span className="logistics-text">
              {content}
              {entryId !== null && (
                <CommandButton
                  permission={permissionOf(removeTrackingEntry)}
                  onPress={() => setRemoved({ entryId, content })}
                >
                  {text('resources.orders.tracking_entry.remove')}
                  <span className="visually-hidden">{content}</span>
                </CommandButton>
              )}
            </span>
          </li>
        ))}
      </ol>
      {removed !== undefined && (
        <RemoveTrackingEntryDialog
          orderNo={order.orderNo}
          parcelNo={parcel.parcelNo}
          entry={removed}
          onReload={onReload}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}

const Parcel = ({ order, parcel, onReload }: OrderParcelsProps & { readonly parcel: StaffTrackedParcel }) => {
  const text = useText()
  const copy = useCopy()
  const { parcelNo, carrier, trackingNumber, carrierPage, afterSaleNo, logistics } = parcel
  const title = `parcel-${parcelNo}`
  return (
    <section className="parcel" aria-labelledby={title}>
      <h3 id={title}>
        {text('resources.orders.parcels.parcel', { number: parcelNo })}
        <span className="end">
          {carrierPage === null ? (
            carrier
          ) : (
            <a href={carrierPage} target="_blank" rel="noreferrer">
              {carrier}
            </a>
          )}{' '}
          <span className="figure">{trackingNumber}</span>
          <button
            type="button"
            className="button button-quiet button-small button-square"
            aria-label={text('resources.orders.page.tracking_copy')}
            onClick={() => void copy(trackingNumber)}
          >
            <Icon name="copy" size={16} />
          </button>
        </span>
      </h3>
      <ParcelDetails parcel={parcel} />
      {afterSaleNo !== null && (
        <p>
          {text('resources.orders.parcels.replacement')}{' '}
          <Link to={`/after-sales/${afterSaleNo}/show`} className="part-number">
            {afterSaleNo}
          </Link>
        </p>
      )}
      <ParcelLines order={order} lines={parcel.lines} />
      {logistics.length === 0 ? (
        <p className="small">{text('resources.orders.page.tracking_later')}</p>
      ) : (
        <TrackingEntries order={order} parcel={parcel} onReload={onReload} />
      )}
      <AddTrackingEntryForm orderNo={order.orderNo} parcelNo={parcelNo} onDone={() => void onReload()} />
    </section>
  )
}

/** The parcels of an order with what is in them and where they are, and what is still to be shipped. */
export const OrderParcels = ({ order, onReload }: OrderParcelsProps) => {
  const text = useText()
  if (order.parcels.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="order-parcels">
      <h2 id="order-parcels">{text('resources.orders.parcels.title', { smart_count: order.parcels.length })}</h2>
      {order.parcels.map((parcel) => (
        <Parcel key={parcel.parcelNo} order={order} parcel={parcel} onReload={onReload} />
      ))}
      {order.openLines.length > 0 && (
        <div className="parcel parcel-open">
          <h3>{text('resources.orders.parcels.open')}</h3>
          <ParcelLines order={order} lines={order.openLines} />
        </div>
      )}
    </section>
  )
}
