import { type OrderStatus, orderStatuses } from '@pinline/contracts/order/order/order-status'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { filteredList } from '../layout/filtered-list.ts'
import { listMetaOf } from '../layout/use-list-meta.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'

const pollMs = 30_000

/** Number of orders as text; with a plus if the list was not counted to its end. */
const useCount = (status: OrderStatus) => {
  const format = useFormat()
  const { total, meta } = useGetList(
    'orders',
    { filter: { status }, pagination: { page: 1, perPage: 1 }, sort: { field: 'placedAt', order: 'DESC' } },
    { refetchInterval: pollMs },
  )
  return {
    count: total,
    countText: total === undefined ? '…' : `${format.number(total)}${listMetaOf(meta).totalIsAtLeast ? '+' : ''}`,
  }
}

const orderListUrl = (status: OrderStatus) => filteredList('/orders', { status })

const Step = ({ status }: { status: OrderStatus }) => {
  const text = useText()
  const { count, countText } = useCount(status)
  return (
    <li data-done={count !== undefined && count > 0 ? '' : undefined}>
      <Link to={orderListUrl(status)}>
        <b>{countText}</b>
        <span>{text(`resources.orders.status.${status}`)}</span>
      </Link>
    </li>
  )
}

const Cancelled = () => {
  const text = useText()
  const { count, countText } = useCount('cancelled')
  if (count === undefined || count === 0) return null
  return (
    <p className="sheet-note">
      <Link to={orderListUrl('cancelled')}>{text('home.orders.cancelled', { count: countText })}</Link>
    </p>
  )
}

/** The number of orders per status, as a pin line. */
export const OrdersByStatus = () => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby="orders-by-status">
      <h2 id="orders-by-status">
        {text('home.orders.title')}
        <span className="end">
          <Link to="/orders">{text('home.orders.all')}</Link>
        </span>
      </h2>
      <ol className="pin-line status-line">
        {orderStatuses
          .filter((status) => status !== 'cancelled')
          .map((status) => (
            <Step key={status} status={status} />
          ))}
      </ol>
      <Cancelled />
    </section>
  )
}
