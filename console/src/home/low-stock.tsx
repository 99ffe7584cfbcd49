import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { StockBadge } from '../layout/stock-badge.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import type { StockRecord } from '../resources/stock/stock-record.ts'

const lines = 6

/** Parts with low stock. */
export const LowStock = () => {
  const text = useText()
  const format = useFormat()
  const { data, error, isPending } = useGetList<StockRecord>('stock', {
    filter: { stock_status: 'low' },
    sort: { field: 'available', order: 'ASC' },
    pagination: { page: 1, perPage: lines },
  })
  return (
    <section className="sheet" aria-labelledby="low-stock">
      <h2 id="low-stock">
        {text('home.stock.title')}
        <span className="end">
          <Link to="/stock">{text('home.stock.all')}</Link>
        </span>
      </h2>
      {data?.length === 0 && <p className="sheet-note">{text('home.stock.empty')}</p>}
      {error !== null && data === undefined && <p className="sheet-note late">{error.message}</p>}
      <ul className="to-do-list" aria-busy={isPending}>
        {data?.map((stock) => (
          <li key={stock.id}>
            <Link className="part-number" to={`/products/${stock.id}/show`}>
              {stock.model}
            </Link>
            <span>
              <StockBadge status={stock.stock_status} />{' '}
              <span className="figure">{format.number(stock.available)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
