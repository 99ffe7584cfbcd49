import { type OrderStatus, orderStatuses } from '@pinline/contracts/order/order/order-status'
import { Link } from 'react-router-dom'
import { filteredList } from '../layout/list/filtered-list.ts'
import { useText } from '../messages/use-text.ts'
import { useOrderCount } from './use-order-count.ts'

const orderListUrl = (status: OrderStatus) => filteredList('/orders', { status })

const Step = ({ status }: { status: OrderStatus }) => {
  const text = useText()
  const { count, countText } = useOrderCount({ status })
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
  const { count, countText } = useOrderCount({ status: 'cancelled' })
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
