import { listProductHistory, type ProductChange } from '@pinline/contracts/catalogue/product/list-product-history'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { PagedSheet } from '../../layout/paging/paged-sheet.tsx'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { HistoryActor } from '../stock/history-actor.tsx'
import { ChangedFields } from './changed-fields.tsx'

const Change = ({ change }: { change: ProductChange }) => {
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
        {text(`resources.products.history.type.${change.type}`, { currency: change.currency ?? '' })}
        {change.reason !== null && <p className="small">{change.reason}</p>}
        {change.changes.length > 0 && <ChangedFields changes={change.changes} />}
      </td>
      <td>
        <HistoryActor actor={change.actor} />
      </td>
    </tr>
  )
}

/** Changes of a product's data and prices with their actors, newest first. */
export const ProductHistory = ({ id }: { id: ProductId }) => {
  const text = useText()
  const api = useApi()
  const pages = usePages(['product-history', id], (page, signal) =>
    api.read(listProductHistory, { productId: id, page }, { signal, silent: true }),
  )
  return (
    <PagedSheet
      id="product-history"
      title={text('resources.products.history.title')}
      none={text('resources.products.history.none')}
      newestFirst
      {...pages}
    >
      <table className="data-table">
        <thead>
          <tr>
            <th>{text('resources.stock.history.at')}</th>
            <th>{text('resources.stock.history.what')}</th>
            <th>{text('resources.stock.history.who')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.found?.list.map((change) => (
            <Change key={`${change.type}-${change.currency}-${change.version}`} change={change} />
          ))}
        </tbody>
      </table>
    </PagedSheet>
  )
}
