import { stockStatus } from '@pinline/contracts/catalogue/product/product-row'
import { listPurchaseProposals } from '@pinline/contracts/catalogue/purchase-order/list-purchase-proposals'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useShortFormat } from '../home/sales/use-short-format.ts'
import { filteredList } from '../layout/list/filtered-list.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { ChartSheet } from './chart-sheet.tsx'
import { useTotals } from './use-totals.ts'

const maxParts = 12

/** How many parts are in stock, low, out of stock, or made to order. */
export const StockChart = () => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat('USD')
  const { data, error, refetch } = useTotals(
    'stock',
    'model',
    Object.fromEntries(stockStatus.options.map((status) => [status, { stock_status: status }])),
  )
  return (
    <ChartSheet
      title={text('charts.stock')}
      note={text('charts.now')}
      data={
        data && {
          first: text('resources.stock.fields.stock_status'),
          series: [{ key: 'parts', label: text('charts.parts') }],
          points: stockStatus.options.map((status) => ({
            key: status,
            name: text(`resources.stock.stock_status.${status}`),
            to: filteredList('/stock', { stock_status: status }),
            values: { parts: data[status] ?? 0 },
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

/** Parts whose stock does not last: what is there and on its way against the reorder level. */
export const ReorderChart = () => {
  const text = useText()
  const format = useFormat()
  const short = useShortFormat('USD')
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['purchase-proposals', 'chart'],
    queryFn: ({ signal }) => api.read(listPurchaseProposals, {}, { signal, silent: true }),
  })
  const series = (['available', 'incoming', 'reorderLevel'] as const).map((key) => ({
    key,
    label: text(`resources.stock.fields.${key}`),
  }))
  return (
    <ChartSheet
      title={text('resources.purchase-orders.proposals.title')}
      note={text('charts.now')}
      data={
        data && {
          first: text('resources.stock.fields.model'),
          series,
          points: data.list.slice(0, maxParts).map(({ productId, model, available, incoming, reorderLevel }) => ({
            key: productId,
            name: model,
            to: `/products/${productId}/show`,
            values: { available, incoming, reorderLevel },
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
