import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { Icon } from '../../layout/icon.tsx'
import { useCopy } from '../../layout/use-copy.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** Carrier, tracking number and tracking events, newest first. Shown once the order has been shipped. */
export const OrderLogistics = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  const copy = useCopy()
  if (order.trackingNumber === null) return null
  const number = order.trackingNumber
  return (
    <section className="sheet" aria-labelledby="order-logistics">
      <h2 id="order-logistics">
        {text('resources.orders.page.logistics')}
        <span className="end">
          {order.carrier} <span className="figure">{number}</span>
          <button
            type="button"
            className="button button-quiet button-small button-square"
            aria-label={text('resources.orders.page.tracking_copy')}
            onClick={() => void copy(number)}
          >
            <Icon name="copy" size={16} />
          </button>
        </span>
      </h2>
      {order.logistics.length === 0 ? (
        <p className="sheet-note">{text('resources.orders.page.tracking_later')}</p>
      ) : (
        <ol className="logistics">
          {order.logistics.map((entry) => (
            <li key={`${entry.time} ${entry.content}`}>
              <time dateTime={entry.time}>{format.moment(entry.time)}</time>
              <span>{entry.content}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
