import {
  listStockTakeDifferences,
  type StockTakeDifference,
} from '@pinline/contracts/catalogue/stock-take/list-stock-take-differences'
import type { StockTakeRecord } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCostPrices } from '../products/use-cost-prices.ts'
import { totalAtCost, valueAtCost } from './difference-value.ts'

const Row = ({ row, value }: { row: StockTakeDifference; value: string | null }) => {
  const text = useText()
  const format = useFormat()
  const last = row.counts.at(-1)
  const signed = (pieces: number) => `${pieces > 0 ? '+' : ''}${format.number(pieces)}`
  return (
    <tr>
      <td>
        <Link className="part-number" to={`/products/${row.productId}/show`}>
          {row.model}
        </Link>
        <br />
        <span className="small">{row.bin ?? text('resources.orders.picking.no_bin')}</span>
        {row.refusedWith !== null && (
          <p className="small field-error">
            {row.refusedWith + row.difference < 0
              ? text('resources.stock-takes.refused', { available: format.number(row.refusedWith) })
              : text('resources.stock-takes.refused_corrected')}
          </p>
        )}
      </td>
      <td className="number from-750">{last === undefined ? null : format.number(last.expected)}</td>
      <td className="number">{row.counts.map(({ counted }) => format.number(counted)).join(' · ')}</td>
      <td className="number">
        <b>{signed(row.difference)}</b>
      </td>
      <td className="number">{value}</td>
    </tr>
  )
}

/** What was found and what the stock said, with the value at cost, for who approves it. */
export const StockTakeDifferences = ({ stockTake }: { stockTake: StockTakeRecord }) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['stock-take-differences', stockTake.id, stockTake.version],
    queryFn: ({ signal }) => api.read(listStockTakeDifferences, { id: stockTake.id }, { signal, silent: true }),
  })
  const list = data?.list ?? []
  const { isAllowed, isLoaded, costPrices, error, refetch } = useCostPrices(
    list.map(({ productId }) => productId),
    'USD',
  )
  if (data === undefined) return null
  const total = totalAtCost(list, costPrices)
  const money = (minor: number) => format.money({ minor, currency: 'USD' })
  return (
    <section className="sheet no-print" aria-labelledby="differences">
      <h2 id="differences">
        {text('resources.stock-takes.fields.differences')}
        {isLoaded && (
          <span className="end figure">
            {text(`resources.stock-takes.${total.unpriced > 0 ? 'value_total_unpriced' : 'value_total'}`, {
              smart_count: total.unpriced,
              value: money(total.minor),
            })}
          </span>
        )}
      </h2>
      {isAllowed && list.length > 0 && !isLoaded && <SheetWaiting error={error} onRetry={() => void refetch()} />}
      {list.length === 0 ? (
        <p className="sheet-note">{text('resources.stock-takes.no_differences')}</p>
      ) : (
        <div className="data-table-scroll">
          <table className="data-table">
            <thead>
              <tr>
                <th>{text('resources.stock.fields.model')}</th>
                <th className="number from-750">{text('resources.stock-takes.expected')}</th>
                <th className="number">{text('resources.stock-takes.fields.counted')}</th>
                <th className="number">{text('resources.stock-takes.difference')}</th>
                <th className="number">{isAllowed && text('resources.stock-takes.value')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((row) => {
                const value = valueAtCost(row, costPrices)
                return <Row key={row.productId} row={row} value={value === null ? null : money(value)} />
              })}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
