import { Link } from 'react-router-dom'
import { filteredList } from '../layout/list/filtered-list.ts'
import { useText } from '../messages/use-text.ts'
import { useOrderCount } from './use-order-count.ts'

/** Filters of the list of orders whose orders need a decision of staff. */
const checks = [
  { source: 'deadlineNear', label: 'deadline_near' },
  { source: 'latePayment', label: 'late_payment' },
  { source: 'openRefund', label: 'open_refund' },
  { source: 'largeHold', label: 'large_hold' },
] as const

const Check = ({ source, label }: (typeof checks)[number]) => {
  const text = useText()
  const { count, countText } = useOrderCount({ [source]: true })
  return (
    <li className={count === 0 ? 'small' : undefined}>
      <Link to={filteredList('/orders', { [source]: true })}>{text(`resources.orders.filters.${label}`)}</Link>
      <span className={count === undefined || count === 0 ? 'figure' : 'figure order-check'}>{countText}</span>
    </li>
  )
}

/** Unpaid orders near their deadline, late payments, refunds that are not through, and large unpaid orders, each with the list of its orders. */
export const OrdersToCheck = () => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby="orders-to-check">
      <h2 id="orders-to-check">{text('home.checks.title')}</h2>
      <ul className="to-do-list">
        {checks.map((check) => (
          <Check key={check.source} {...check} />
        ))}
      </ul>
    </section>
  )
}
