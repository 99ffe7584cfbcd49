import {
  type CoverDays,
  coverDays,
  listStockCover,
  maxStockCover,
  type StockCover,
} from '@pinline/contracts/catalogue/stock/list-stock-cover'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { keyboardScrollable } from '../layout/keyboard-scrollable.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { FigureSheet } from './figure-sheet.tsx'

const heads = ['available', 'incoming', 'sold', 'cover', 'leadTimeDays'] as const
const labelOf = {
  available: 'resources.purchase-orders.proposals.available',
  incoming: 'resources.purchase-orders.proposals.incoming',
  sold: 'resources.purchase-orders.proposals.sold',
  cover: 'charts.cover.cover',
  leadTimeDays: 'resources.purchase-orders.proposals.lead_time',
} as const
/** Left out on a phone. */
const classOf = (head: (typeof heads)[number]) =>
  head === 'incoming' || head === 'sold' ? 'number from-750' : 'number'

const CoverTable = ({ list, title }: { readonly list: readonly StockCover[]; readonly title: string }) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="chart-table" ref={keyboardScrollable}>
      <table className="data-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('resources.stock.fields.model')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={classOf(head)}>
                {text(labelOf[head])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((part) => (
            <tr key={part.productId}>
              <th scope="row">
                <Link className="part-number" to={`/products/${part.productId}/show`}>
                  {part.model}
                </Link>{' '}
                <span className="small">{part.manufacturer}</span>
              </th>
              {heads.map((head) => (
                <td key={head} className={classOf(head)}>
                  <span className={head === 'cover' && part.cover < part.leadTimeDays ? 'late' : undefined}>
                    {format.number(part[head])}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Products whose available pieces last for the shortest time, by the sales of the last 30 or 90 days. */
export const DaysOfCover = () => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const [days, setDays] = useState<CoverDays>('90')
  const { data, error, refetch } = useQuery({
    queryKey: ['stock-cover', days],
    queryFn: ({ signal }) => api.read(listStockCover, { days }, { signal, silent: true }),
    placeholderData: (former) => former,
  })
  const title = text('charts.cover.title')
  return (
    <FigureSheet
      title={title}
      help={text('charts.cover.help')}
      isLoaded={data !== undefined}
      error={error}
      onRetry={() => void refetch()}
      end={
        <fieldset className="sales-periods" aria-label={text('charts.cover.by_sales')}>
          {coverDays.options.map((one) => (
            <button key={one} type="button" className="tag" aria-pressed={one === days} onClick={() => setDays(one)}>
              {text('home.sales.days', { smart_count: Number(one) })}
            </button>
          ))}
        </fieldset>
      }
    >
      {data?.list.length === 0 && <p className="sheet-note">{text('charts.cover.none')}</p>}
      {data !== undefined && data.list.length > 0 && (
        <>
          <p className="sheet-note">
            {text('charts.cover.short', { smart_count: data.selling, short: format.number(data.short) })}
          </p>
          <CoverTable list={data.list} title={title} />
        </>
      )}
      {data !== undefined && data.selling > maxStockCover && (
        <p className="sheet-note small">{text('charts.cover.more', { smart_count: maxStockCover })}</p>
      )}
    </FigureSheet>
  )
}
