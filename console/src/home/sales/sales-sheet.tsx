import type { DailySales } from '@pinline/contracts/order/order/get-daily-sales'
import type { CurrencyCode } from '@pinline/events/money'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { filteredList } from '../../layout/list/filtered-list.ts'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { SalesChart, SalesFigure } from './sales-figure.tsx'
import { daysOf, type SalesDays, type SalesRange, salesRanges, toSalesRange } from './sales-range.ts'
import { figuresIn, SalesTables } from './sales-tables.tsx'
import { useDailySales } from './use-daily-sales.ts'
import { useShortFormat } from './use-short-format.ts'

const rangeParameter = 'sales'

const Figures = ({ sales, chosen }: { sales: DailySales; chosen: CurrencyCode | undefined }) => {
  const text = useText()
  const format = useFormat()
  const days = sales.days.length
  const currency = chosen ?? sales.baseCurrency
  const short = useShortFormat(currency)
  const [now, before] = [figuresIn(sales.total, chosen), figuresIn(sales.before, chosen)]
  const money = (minor: number) => format.money({ minor, currency })
  const figures = [
    ['orders', format.number],
    ['placed', money],
    ['paid', money],
    ['refunded', money],
    ['net', money],
  ] as const
  const byDay = (name: 'orders' | 'net') =>
    sales.days.map((sums) => ({ day: sums.day, value: figuresIn(sums, chosen)[name] }))
  return (
    <>
      <dl className="sales-figures">
        {figures.map(([name, valueText]) => (
          <SalesFigure
            key={name}
            label={text(`home.sales.columns.${name}`)}
            now={now[name]}
            before={before[name]}
            days={days}
            valueText={valueText}
          />
        ))}
      </dl>
      <div className="sales-charts">
        <SalesChart
          title={text('home.sales.columns.orders')}
          summary={text('home.sales.orders_summary', { smart_count: days, orders: format.number(now.orders) })}
          days={byDay('orders')}
          valueText={format.number}
          axisText={short.number}
        />
        <SalesChart
          title={text('home.sales.columns.net')}
          summary={text('home.sales.net_summary', { smart_count: days, net: money(now.net) })}
          days={byDay('net')}
          valueText={money}
          axisText={short.money}
        />
      </div>
      <SalesTables sales={sales} chosen={chosen} />
    </>
  )
}

const Ranges = ({ range, onChoose }: { range: SalesRange; onChoose: (range: SalesRange) => void }) => {
  const text = useText()
  return (
    <fieldset className="sales-periods" aria-label={text('home.sales.period')}>
      {salesRanges.map((one) => (
        <button key={one} type="button" className="tag" aria-pressed={one === range} onClick={() => onChoose(one)}>
          {one === 'month' || one === 'last-month'
            ? text(`home.sales.ranges.${one}`)
            : text('home.sales.days', { smart_count: Number(one) })}
        </button>
      ))}
    </fieldset>
  )
}

interface CurrencyChoiceProps {
  readonly sales: DailySales
  readonly chosen: CurrencyCode | undefined
  readonly onChoose: (currency: CurrencyCode | undefined) => void
}

const CurrencyChoice = ({ sales, chosen, onChoose }: CurrencyChoiceProps) => {
  const text = useText()
  const currencies = sales.total.currencies.map(({ currency }) => currency)
  return (
    <select
      className="input sales-currency"
      aria-label={text('home.sales.currency')}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(currencies.find((one) => one === target.value))}
    >
      <option value="">{text('home.sales.all_in', { currency: sales.baseCurrency })}</option>
      {currencies.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}

const isEmpty = ({ base }: DailySales['total']): boolean =>
  base.orders === 0 && base.payments === 0 && base.refunds === 0

const OrdersOfRange = ({ from, to }: SalesDays) => {
  const text = useText()
  const filter = { placedAt: `between:${from}:${to}@UTC` }
  return <Link to={filteredList('/orders', filter)}>{text('home.sales.list')}</Link>
}

/** Orders and revenue of a range, with the period before. The range is in the address, so that it can be sent. */
export const SalesSheet = ({ showsOrders }: { showsOrders: boolean }) => {
  const text = useText()
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState<CurrencyCode>()
  const range = toSalesRange(search.get(rangeParameter))
  const days = daysOf(range, new Date())
  const { data, error, refetch, isPlaceholderData } = useDailySales(days)
  const currency = data?.total.currencies.some((one) => one.currency === chosen) === true ? chosen : undefined
  return (
    <section className="sheet sales" aria-labelledby="sales" aria-busy={data === undefined || isPlaceholderData}>
      <h2 id="sales">
        {text('home.sales.title')}
        <span className="end">
          {data !== undefined && <CurrencyChoice sales={data} chosen={currency} onChoose={setChosen} />}
          <Ranges
            range={range}
            onChoose={(one) => setSearch({ ...Object.fromEntries(search), [rangeParameter]: one }, { replace: true })}
          />
        </span>
      </h2>
      <p className="sheet-note sales-range">
        <span>
          {format.days(days)} (UTC)
          {data !== undefined && isEmpty(data.before) && (
            <> · {text('home.sales.no_before', { smart_count: data.days.length })}</>
          )}
        </span>
        {showsOrders && <OrdersOfRange {...days} />}
      </p>
      {data === undefined && <SheetWaiting error={error} onRetry={() => void refetch()} />}
      {data !== undefined && isEmpty(data.total) && <p className="sheet-note">{text('home.sales.empty')}</p>}
      {data !== undefined && <Figures sales={data} chosen={currency} />}
    </section>
  )
}
