import { getAfterSaleStatistics } from '@pinline/contracts/order/after-sale/get-after-sale-statistics'
import { maxSalesDays } from '@pinline/contracts/order/order/get-sales'
import { orderStatuses } from '@pinline/contracts/order/order/order-status'
import { afterSaleReason } from '@pinline/events/order/after-sale-kind'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useShortFormat } from '../home/sales/use-short-format.ts'
import { useSales } from '../home/use-sales.ts'
import { filteredList } from '../layout/list/filtered-list.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { ChartSheet } from './chart-sheet.tsx'
import { useTotals } from './use-totals.ts'

/** Orders that are in each status now. */
export const StatusChart = () => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat('USD')
  const { data, error, refetch } = useTotals(
    'orders',
    'placedAt',
    Object.fromEntries(orderStatuses.map((status) => [status, { status }])),
  )
  return (
    <ChartSheet
      title={text('home.orders.title')}
      note={text('charts.now')}
      data={
        data && {
          first: text('resources.orders.fields.status'),
          series: [{ key: 'orders', label: text('charts.orders') }],
          points: orderStatuses.map((status) => ({
            key: status,
            name: text(`resources.orders.status.${status}`),
            to: filteredList('/orders', { status }),
            values: { orders: data[status] ?? 0 },
          })),
        }
      }
      error={error}
      onRetry={() => void refetch()}
      kind="rows"
      valueText={format.number}
      axisText={short.number}
    />
  )
}

/** Parts that were ordered and paid most. */
export const BestPartsChart = ({ days }: { readonly days: number }) => {
  const text = useText()
  const format = useFormat()
  const counted = Math.min(days, maxSalesDays)
  const { data, error, refetch } = useSales(counted)
  const currency = data?.parts[0]?.value.currency ?? 'USD'
  const short = useShortFormat(currency)
  return (
    <ChartSheet
      title={text('home.best.title')}
      note={text('home.sales.days', { smart_count: counted })}
      data={
        data && {
          first: text('resources.stock.fields.model'),
          series: [{ key: 'value', label: text('home.sales.columns.placed') }],
          points: data.parts.map(({ productId, model, value }) => ({
            key: productId,
            name: model,
            to: `/products/${productId}/show`,
            values: { value: value.minor },
          })),
        }
      }
      error={error}
      onRetry={() => void refetch()}
      kind="rows"
      valueText={(minor) => format.money({ minor, currency })}
      axisText={short.money}
      plainText={(minor) => String(minor / 100)}
    />
  )
}

/** Why pieces were complained about. */
export const ReasonsChart = ({ days }: { readonly days: number }) => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat('USD')
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['after-sales', 'statistics', days],
    queryFn: () => api.read(getAfterSaleStatistics, { days }, { silent: true }),
  })
  const reasons = data?.total.reasons
  return (
    <ChartSheet
      title={text('home.reasons.title')}
      note={text('home.sales.days', { smart_count: days })}
      data={
        reasons && {
          first: text('resources.after-sales.fields.reason'),
          series: [{ key: 'requests', label: text('charts.requests') }],
          points: afterSaleReason.options
            .toSorted((one, other) => reasons[other] - reasons[one])
            .map((reason) => ({
              key: reason,
              name: text(`resources.after-sales.reason.${reason}`),
              values: { requests: reasons[reason] },
            })),
        }
      }
      error={error}
      onRetry={() => void refetch()}
      kind="rows"
      valueText={format.number}
      axisText={short.number}
    />
  )
}
