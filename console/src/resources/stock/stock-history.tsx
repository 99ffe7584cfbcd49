import { listStockHistory, type StockChange } from '@pinline/contracts/catalogue/stock/list-stock-history'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { Link } from 'react-router-dom'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { HistorySheet } from './history-sheet.tsx'

const Change = ({ change }: { change: StockChange }) => {
  const text = useText()
  const format = useFormat()
  return (
    <>
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
          <span className="figure nowrap">{format.calendarDate(change.expectedOn)}</span>
        </>
      )}
      {change.reason !== null && <p className="small">{change.reason}</p>}
    </>
  )
}

/** Changes of a product's stock with actor and reason, newest first. */
export const StockHistory = ({ id }: { id: ProductId }) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const pages = usePages(['stock-history', id], (request, signal) =>
    api.read(listStockHistory, { productId: id, ...request }, { signal, silent: true }),
  )
  return (
    <HistorySheet
      id="stock-history"
      title={text('resources.stock.history.title')}
      end={
        <Link className="button button-small" to={`/stock/${id}/at`}>
          {text('operations.state_at.open')}
        </Link>
      }
      none={text('resources.stock.history.none')}
      figureHeads={[text('resources.stock.fields.quantity'), text('resources.stock.history.free')]}
      rows={(pages.found?.list ?? []).map((change) => ({
        key: `${change.version}-${change.type}`,
        at: change.at,
        actor: change.actor,
        what: <Change change={change} />,
        figures: [change.quantity === null ? null : format.number(change.quantity), format.number(change.available)],
      }))}
      {...pages}
    />
  )
}
