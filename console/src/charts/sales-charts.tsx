import type { DailySales } from '@pinline/contracts/order/order/get-daily-sales'
import { currencyDigits } from '@pinline/events/money'
import type { SalesDays } from '../home/sales/sales-range.ts'
import { figuresIn } from '../home/sales/sales-tables.tsx'
import { useDailySales } from '../home/sales/use-daily-sales.ts'
import { useShortFormat } from '../home/sales/use-short-format.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { useCountryName } from '../resources/visitors/use-country-name.ts'
import { greatest, type Series } from './chart-data.ts'
import { ChartSheet } from './chart-sheet.tsx'
import { useDayPoints } from './use-day-points.ts'

const maxCountries = 12

interface SalesProps {
  readonly sales: DailySales | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Orders of each day, by the currency they were placed in. */
const OrdersByCurrency = ({ sales, ...state }: SalesProps) => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat(sales?.baseCurrency ?? 'USD')
  const dayPoints = useDayPoints()
  const series: Series[] = (sales?.total.currencies ?? []).map(({ currency }) => ({ key: currency, label: currency }))
  const days = (sales?.days ?? []).map(({ day, currencies }) => ({
    day,
    values: Object.fromEntries(currencies.map(({ currency, orders }) => [currency, orders])),
  }))
  return (
    <ChartSheet
      title={text('charts.orders_by_currency')}
      data={sales && { first: text('home.sales.day'), series, points: dayPoints(days, true) }}
      isStacked
      valueText={format.number}
      axisText={short.number}
      {...state}
    />
  )
}

/** What came in and what went back, in the base currency. */
const Cash = ({ sales, ...state }: SalesProps) => {
  const text = useText()
  const format = useFormat()
  const currency = sales?.baseCurrency ?? 'USD'
  const short = useShortFormat(currency)
  const dayPoints = useDayPoints()
  const series = (['paid', 'refunded'] as const).map((key) => ({ key, label: text(`home.sales.columns.${key}`) }))
  const days = (sales?.days ?? []).map((sums) => {
    const { paid, refunded } = figuresIn(sums, undefined)
    return { day: sums.day, values: { paid, refunded: 0 - refunded } }
  })
  return (
    <ChartSheet
      title={text('charts.cash')}
      note={text('home.sales.all_in', { currency })}
      data={sales && { first: text('home.sales.day'), series, points: dayPoints(days, false) }}
      isStacked
      valueText={(minor) => format.money({ minor, currency })}
      axisText={short.money}
      plainText={(minor) => String(minor / 10 ** currencyDigits[currency])}
      {...state}
    />
  )
}

/** Revenue by country, in the base currency at the rates of the orders. */
const Countries = ({ sales, ...state }: SalesProps) => {
  const text = useText()
  const format = useFormat()
  const countryName = useCountryName()
  const currency = sales?.baseCurrency ?? 'USD'
  const short = useShortFormat(currency)
  const net = { key: 'net', label: text('home.sales.columns.net') }
  const points = (sales?.countries ?? []).map(({ country, net: value }) => ({
    key: country ?? '',
    name: country === null ? text('home.sales.no_country') : countryName(country),
    values: { net: value },
  }))
  return (
    <ChartSheet
      title={text('charts.countries')}
      note={text('home.sales.all_in', { currency })}
      data={
        sales && {
          first: text('home.sales.country'),
          series: [net],
          points: greatest(points, net, maxCountries, { key: 'other', name: text('charts.other') }),
        }
      }
      kind="rows"
      valueText={(minor) => format.money({ minor, currency })}
      axisText={short.money}
      plainText={(minor) => String(minor / 10 ** currencyDigits[currency])}
      {...state}
    />
  )
}

/** Orders, payments and refunds of a range. */
export const SalesCharts = ({ days }: { readonly days: SalesDays }) => {
  const { data, error, refetch } = useDailySales(days)
  const state = { sales: data, error, onRetry: () => void refetch() }
  return (
    <>
      <OrdersByCurrency {...state} />
      <Cash {...state} />
      <Countries {...state} />
    </>
  )
}
