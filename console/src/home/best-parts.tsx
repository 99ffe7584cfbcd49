import { Link } from 'react-router-dom'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { useSales } from './use-sales.ts'

const days = 30
const lines = 6

/** What was ordered and paid most in the last thirty days, by value. */
export const BestParts = () => {
  const text = useText()
  const format = useFormat()
  const { data, error } = useSales(days)
  return (
    <section className="sheet" aria-labelledby="best-parts">
      <h2 id="best-parts">
        {text('home.best.title')} <span className="small">{text('home.sales.days', { smart_count: days })}</span>
      </h2>
      {data === undefined && error !== null && (
        <p className="sheet-note" role="alert">
          {error.message}
        </p>
      )}
      {data?.parts.length === 0 && <p className="sheet-note">{text('home.best.empty')}</p>}
      <ul className="to-do-list">
        {data?.parts.slice(0, lines).map(({ productId, model, orders, quantity, value }) => (
          <li key={productId}>
            <Link className="part-number" to={`/products/${productId}/show`}>
              {model}
            </Link>
            <span>
              <span className="small">
                {text('home.best.sold', { smart_count: orders, pieces: format.number(quantity) })}
              </span>{' '}
              <b className="figure">{format.money(value)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
