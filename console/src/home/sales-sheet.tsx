import type { Sales } from '@pinline/contracts/order/order/get-sales'
import type { CurrencyCode, Money } from '@pinline/events/money'
import { useState } from 'react'
import { keyboardScrollable } from '../layout/keyboard-scrollable.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { DayBars } from './day-bars.tsx'
import { useSales } from './use-sales.ts'

const periods = [7, 30, 90] as const

const amountIn = (revenue: readonly Money[], currency: CurrencyCode): Money =>
  revenue.find((one) => one.currency === currency) ?? { minor: 0, currency }

/** Currencies that were paid in, now or in the period before; dollars if nothing was. */
const currenciesOf = ({ total, before }: Sales): CurrencyCode[] => {
  const paid = new Set([...total.revenue, ...before.revenue].map(({ currency }) => currency))
  return paid.size === 0 ? ['USD'] : [...paid]
}

/** The change against the period before; a dash if there was nothing before. */
const Change = ({ now, before, days }: { now: number; before: number; days: number }) => {
  const text = useText()
  const format = useFormat()
  if (before <= 0) return <span className="small">{text('home.sales.no_before', { smart_count: days })}</span>
  const share = (now - before) / before
  const sign = share > 0 ? '+' : ''
  return (
    <span className="small">
      {text('home.sales.before', { smart_count: days, change: `${sign}${format.percent(share)}` })}
    </span>
  )
}

const Table = ({ sales, currency }: { sales: Sales; currency: CurrencyCode }) => {
  const text = useText()
  const format = useFormat()
  return (
    <details className="sales-table">
      <summary>{text('home.sales.table')}</summary>
      <div className="data-table-scroll" ref={keyboardScrollable}>
        <table className="data-table">
          <thead>
            <tr>
              <th>{text('home.sales.day')}</th>
              <th className="number">{text('home.sales.orders')}</th>
              <th className="number">{text('home.sales.revenue')}</th>
            </tr>
          </thead>
          <tbody>
            {sales.days.toReversed().map(({ day, orders, revenue }) => (
              <tr key={day}>
                <td>{format.day(day)}</td>
                <td className="number">{format.number(orders)}</td>
                <td className="number">{format.money(amountIn(revenue, currency))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const Figures = ({ sales, currency }: { sales: Sales; currency: CurrencyCode }) => {
  const text = useText()
  const format = useFormat()
  const days = sales.days.length
  const [revenue, before] = [amountIn(sales.total.revenue, currency), amountIn(sales.before.revenue, currency)]
  const ordersText = format.number(sales.total.orders)
  return (
    <>
      <div className="sales-figures">
        <section aria-label={text('home.sales.orders')}>
          <h3>{text('home.sales.orders')}</h3>
          <p>
            <b className="sales-total">{ordersText}</b>
            <Change now={sales.total.orders} before={sales.before.orders} days={days} />
          </p>
          <DayBars
            summary={text('home.sales.orders_summary', { smart_count: days, orders: ordersText })}
            bars={sales.days.map(({ day, orders }) => ({ day, value: orders, label: format.number(orders) }))}
          />
        </section>
        <section aria-label={text('home.sales.revenue')}>
          <h3>{text('home.sales.revenue')}</h3>
          <p>
            <b className="sales-total">{format.money(revenue)}</b>
            <Change now={revenue.minor} before={before.minor} days={days} />
          </p>
          <DayBars
            summary={text('home.sales.revenue_summary', { smart_count: days, revenue: format.money(revenue) })}
            bars={sales.days.map((one) => {
              const amount = amountIn(one.revenue, currency)
              return { day: one.day, value: amount.minor, label: format.money(amount) }
            })}
          />
        </section>
      </div>
      <Table sales={sales} currency={currency} />
    </>
  )
}

/** Orders and revenue by day, with the period before. */
export const SalesSheet = () => {
  const text = useText()
  const [days, setDays] = useState<number>(30)
  const [chosen, setChosen] = useState<CurrencyCode>()
  const { data, error, refetch } = useSales(days)
  const currencies = data === undefined ? [] : currenciesOf(data)
  const currency = chosen !== undefined && currencies.includes(chosen) ? chosen : (currencies[0] ?? 'USD')
  return (
    <section className="sheet sales" aria-labelledby="sales" aria-busy={data === undefined && error === null}>
      <h2 id="sales">
        {text('home.sales.title')}
        <span className="end">
          {currencies.length > 1 && (
            <select
              className="input sales-currency"
              aria-label={text('home.sales.currency')}
              value={currency}
              onChange={(event) => setChosen(currencies.find((one) => one === event.target.value))}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
          <fieldset className="sales-periods" aria-label={text('home.sales.period')}>
            {periods.map((period) => (
              <button
                key={period}
                type="button"
                className="tag"
                aria-pressed={period === days}
                onClick={() => setDays(period)}
              >
                {text('home.sales.days', { smart_count: period })}
              </button>
            ))}
          </fieldset>
        </span>
      </h2>
      {data === undefined && error === null && (
        <p className="sheet-note" role="status">
          {text('shell.loading')}
        </p>
      )}
      {data === undefined && error !== null && (
        <p className="sheet-note" role="alert">
          {error.message}{' '}
          <button type="button" className="button button-small" onClick={() => void refetch()}>
            {text('shell.failed.retry')}
          </button>
        </p>
      )}
      {data !== undefined && <Figures sales={data} currency={currency} />}
    </section>
  )
}
