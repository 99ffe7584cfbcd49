import { getStockValue, slowStockDays } from '@pinline/contracts/catalogue/stock/get-stock-value'
import { currencyDigits } from '@pinline/events/money'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useShortFormat } from '../home/sales/use-short-format.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { ChartSheet } from './chart-sheet.tsx'

const columns = ['pieces', 'unpricedPieces', 'slowValue'] as const

/** What the pieces in the warehouse cost, by category, with the total. For people who may see cost prices. */
export const StockValueChart = () => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['stock-value'],
    queryFn: ({ signal }) => api.read(getStockValue, {}, { signal, silent: true }),
  })
  const currency = data?.baseCurrency ?? 'USD'
  const short = useShortFormat(currency)
  const money = (minor: number) => format.money({ minor, currency })
  const total = data?.total
  return (
    <ChartSheet
      title={text('charts.stock_value.title')}
      note={total && text('charts.stock_value.total', { value: money(total.value) })}
      help={format.sentences([
        text('charts.stock_value.help', { days: slowStockDays }),
        ...(total !== undefined && total.unpricedParts > 0
          ? [text('charts.stock_value.unpriced', { smart_count: total.unpricedParts })]
          : []),
      ])}
      data={
        data && {
          first: text('charts.stock_value.category'),
          series: [{ key: 'value', label: text('charts.stock_value.value') }],
          columns: columns.map((key) => ({ key, label: text(`charts.stock_value.${key}`) })),
          points: data.categories.map(({ categoryId, title, value, pieces, unpricedPieces, slowValue }) => ({
            key: categoryId ?? '',
            name: title ?? text('charts.stock_value.unlisted'),
            values: { value },
            cells: {
              pieces: format.number(pieces),
              unpricedPieces: format.number(unpricedPieces),
              slowValue: money(slowValue),
            },
          })),
        }
      }
      kind="rows"
      error={error}
      onRetry={() => void refetch()}
      valueText={money}
      axisText={short.money}
      plainText={(minor) => String(minor / 10 ** currencyDigits[currency])}
    />
  )
}
