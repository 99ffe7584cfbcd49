import type { OrderStatus } from '@pinline/contracts/order/order/order-status'
import { Link } from 'react-router-dom'
import { filteredList } from '../layout/list/filtered-list.ts'
import { useText } from '../messages/use-text.ts'
import { useOrderCount } from './use-order-count.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** An order that is still in a status so many days after it was placed takes longer than most. */
const lateAfterDays = [
  { status: 'confirmed', days: 2 },
  { status: 'stocking', days: 3 },
  { status: 'testing', days: 4 },
  { status: 'shipped', days: 14 },
] as const satisfies readonly { readonly status: OrderStatus; readonly days: number }[]

/** To the hour, so that the list is not counted anew each moment. */
const daysBefore = (now: number, days: number): string =>
  new Date(Math.floor(now / hourMs) * hourMs - days * dayMs).toISOString()

const Late = ({ status, days }: (typeof lateAfterDays)[number]) => {
  const text = useText()
  const filter = { status, placedTo: daysBefore(Date.now(), days) }
  const { count, countText } = useOrderCount(filter)
  return (
    <li className={count === 0 ? 'small' : undefined}>
      <Link to={filteredList('/orders', filter)}>
        {text('home.late.after', { smart_count: days, status: text(`resources.orders.status.${status}`) })}
      </Link>
      <span className={count === undefined || count === 0 ? 'figure' : 'figure order-check'}>{countText}</span>
    </li>
  )
}

/** Orders that have been in a status for long, each with the list of them. */
export const LateOrders = () => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby="late-orders">
      <h2 id="late-orders">{text('home.late.title')}</h2>
      <ul className="to-do-list">
        {lateAfterDays.map((late) => (
          <Late key={late.status} {...late} />
        ))}
      </ul>
    </section>
  )
}
