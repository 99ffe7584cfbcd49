import '../home/home.css'
import './charts.css'
import { daysBetween } from '@pinline/contracts/order/order/get-daily-sales'
import { useSearchParams } from 'react-router-dom'
import { daysOf, salesRanges, toSalesRange } from '../home/sales/sales-range.ts'
import { EmptySheet } from '../layout/empty-sheet.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { usePermissions } from '../layout/use-permissions.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { grantOf } from '../providers/permissions.ts'
import { DaysOfCover } from './days-of-cover.tsx'
import { EmptySearches } from './empty-searches.tsx'
import { FunnelCharts } from './funnel-charts.tsx'
import { BestPartsChart, ReasonsChart, StatusChart } from './order-charts.tsx'
import { ResponseCharts } from './response-charts.tsx'
import { SalesCharts } from './sales-charts.tsx'
import { ReorderChart, StockChart } from './stock-charts.tsx'
import { StockValueChart } from './stock-value-chart.tsx'
import { VisitCharts } from './visit-charts.tsx'

const rangeParameter = 'range'

/** The shop's figures as charts, each beside its table. A role sees those that it may read; the range is in the address. */
export const ChartsPage = () => {
  const text = useText()
  const format = useFormat()
  const { permissions } = usePermissions()
  const [search, setSearch] = useSearchParams()
  const range = toSalesRange(search.get(rangeParameter))
  const days = daysOf(range, new Date())
  const count = daysBetween(days.from, days.to)
  const title = text('charts.title')
  usePageTitle(title)
  const may = (permission: string) => grantOf(permissions, permission) === 'granted'
  const readable = [
    'cost-prices.read',
    'sales.read',
    'orders.read',
    'after-sales.read',
    'to-dos.read',
    'stock.read',
    'visitors.read',
  ]
  return (
    <article>
      <header className="page-head">
        <h1>{title}</h1>
        <span className="small">{format.days(days)} (UTC)</span>
        <div className="end">
          <fieldset className="sales-periods" aria-label={text('home.sales.period')}>
            {salesRanges.map((one) => (
              <button
                key={one}
                type="button"
                className="tag"
                aria-pressed={one === range}
                onClick={() => setSearch({ [rangeParameter]: one }, { replace: true })}
              >
                {one === 'month' || one === 'last-month'
                  ? text(`home.sales.ranges.${one}`)
                  : text('home.sales.days', { smart_count: Number(one) })}
              </button>
            ))}
          </fieldset>
        </div>
      </header>
      {!readable.some(may) && <EmptySheet title={text('charts.none')} />}
      <div className="chart-gallery">
        {may('sales.read') && <SalesCharts days={days} />}
        {may('visitors.read') && <FunnelCharts days={days} showsOrders={may('sales.read')} />}
        {may('visitors.read') && <EmptySearches />}
        {may('orders.read') && <StatusChart />}
        {may('orders.read') && <BestPartsChart days={count} />}
        {may('after-sales.read') && <ReasonsChart days={count} />}
        {may('to-dos.read') && <ResponseCharts days={days} />}
        {may('stock.read') && <StockChart />}
        {may('purchase-orders.read') && <ReorderChart />}
        {may('cost-prices.read') && <StockValueChart />}
        {may('stock.read') && <DaysOfCover />}
        {may('visitors.read') && <VisitCharts days={count} />}
      </div>
    </article>
  )
}
