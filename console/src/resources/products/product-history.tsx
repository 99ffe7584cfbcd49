import { listProductHistory, type ProductChange } from '@pinline/contracts/catalogue/product/list-product-history'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useText } from '../../messages/use-text.ts'
import { HistorySheet } from '../stock/history-sheet.tsx'
import { ChangedFields } from './changed-fields.tsx'

const Change = ({ change }: { change: ProductChange }) => {
  const text = useText()
  return (
    <>
      {text(`resources.products.history.type.${change.type}`, { currency: change.currency ?? '' })}
      {change.reason !== null && <p className="small">{change.reason}</p>}
      {change.changes.length > 0 && <ChangedFields changes={change.changes} />}
    </>
  )
}

/** Changes of a product's data and prices with their actors, newest first. */
export const ProductHistory = ({ id }: { id: ProductId }) => {
  const text = useText()
  const api = useApi()
  const pages = usePages(['product-history', id], (request, signal) =>
    api.read(listProductHistory, { productId: id, ...request }, { signal, silent: true }),
  )
  return (
    <HistorySheet
      id="product-history"
      title={text('resources.products.history.title')}
      none={text('resources.products.history.none')}
      rows={(pages.found?.list ?? []).map((change) => ({
        key: `${change.type}-${change.currency}-${change.version}`,
        at: change.at,
        actor: change.actor,
        what: <Change change={change} />,
      }))}
      {...pages}
    />
  )
}
