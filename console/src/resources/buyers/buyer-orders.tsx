import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { BuyerId } from '@pinline/events/ids'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { filteredList } from '../../layout/list/filtered-list.ts'
import { useReachable } from '../../layout/use-reachable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { StatusPill } from '../orders/status-pill.tsx'

/** The number of orders shown; the list of orders has all. */
const shown = 15

/** A buyer's newest orders, for roles that read orders. */
export const BuyerOrders = ({ buyerId }: { buyerId: BuyerId }) => {
  const text = useText()
  const format = useFormat()
  const hasOrders = useReachable('/orders')
  const { data, total, error } = useGetList<OrderRecord>(
    'orders',
    { filter: { buyerId }, pagination: { page: 1, perPage: shown }, sort: { field: 'placedAt', order: 'DESC' } },
    { enabled: hasOrders },
  )
  if (!hasOrders) return null
  return (
    <section className="sheet" aria-labelledby="buyer-orders">
      <h2 id="buyer-orders">
        {text('resources.buyers.page.orders')}
        {total !== undefined && total > 0 && (
          <span className="end">
            <Link to={filteredList('/orders', { buyerId })}>
              {text('resources.buyers.page.all_orders', { smart_count: total })}
            </Link>
          </span>
        )}
      </h2>
      {error !== null && (
        <p className="sheet-note" role="alert">
          {error.message}
        </p>
      )}
      {data?.length === 0 && <p className="sheet-note">{text('resources.buyers.page.no_orders')}</p>}
      {data !== undefined && data.length > 0 && (
        <div className="data-table-scroll">
          <table className="data-table">
            <thead>
              <tr>
                <th>{text('resources.orders.fields.orderNo')}</th>
                <th>{text('resources.orders.fields.status')}</th>
                <th className="from-750">{text('resources.orders.fields.placedAt')}</th>
                <th className="number">{text('resources.orders.fields.total')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((order) => (
                <tr key={order.id}>
                  <td>
                    <Link className="part-number" to={`/orders/${order.orderNo}/show`}>
                      {order.orderNo}
                    </Link>
                  </td>
                  <td>
                    <StatusPill status={order.status} />
                  </td>
                  <td className="from-750 figure">{format.moment(order.steps.placedAt)}</td>
                  <td className="number">{format.money(order.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
