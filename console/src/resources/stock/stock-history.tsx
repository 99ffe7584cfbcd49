import { listStockHistory, type StockChange } from '@pinline/contracts/catalogue/stock/list-stock-history'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { PagedSheet } from '../../layout/paging/paged-sheet.tsx'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { HistoryActor } from './history-actor.tsx'

const Change = ({ change }: { change: StockChange }) => {
  const text = useText()
  const format = useFormat()
  return (
    <tr>
      <td>
        <time className="figure nowrap" dateTime={change.at}>
          {format.moment(change.at)}
        </time>
      </td>
      <td>
        {text(`resources.stock.history.type.${change.type}`)}
        {change.orderNo !== null && (
          <>
            {' · '}
            <ObjectName id={change.orderNo} />
          </>
        )}
        {change.expectedOn !== null && (
          <>
            {' · '}
            <span className="figure nowrap">{format.date(change.expectedOn)}</span>
          </>
        )}
        {change.reason !== null && <p className="small">{change.reason}</p>}
      </td>
      <td className="number">{change.quantity === null ? null : format.number(change.quantity)}</td>
      <td className="number">{format.number(change.available)}</td>
      <td>
        <HistoryActor actor={change.actor} />
      </td>
    </tr>
  )
}

/** Changes of a product's stock with actor and reason, newest first. */
export const StockHistory = ({ id }: { id: ProductId }) => {
  const text = useText()
  const api = useApi()
  const pages = usePages(['stock-history', id], (page, signal) =>
    api.read(listStockHistory, { productId: id, page }, { signal, silent: true }),
  )
  return (
    <PagedSheet
      id="stock-history"
      title={text('resources.stock.history.title')}
      none={text('resources.stock.history.none')}
      newestFirst
      {...pages}
    >
      <table className="data-table">
        <thead>
          <tr>
            <th>{text('resources.stock.history.at')}</th>
            <th>{text('resources.stock.history.what')}</th>
            <th className="number">{text('resources.stock.fields.quantity')}</th>
            <th className="number">{text('resources.stock.history.free')}</th>
            <th>{text('resources.stock.history.who')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.found?.list.map((change) => (
            <Change key={`${change.version}-${change.type}`} change={change} />
          ))}
        </tbody>
      </table>
    </PagedSheet>
  )
}
