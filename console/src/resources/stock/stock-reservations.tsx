import { listReservations } from '@pinline/contracts/catalogue/stock/list-reservations'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { PagedSheet } from '../../layout/paging/paged-sheet.tsx'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ObjectName } from '../audit/object-name.tsx'

/** The orders that reserve pieces of a product, newest first. */
export const StockReservations = ({ id }: { id: ProductId }) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const pages = usePages(['reservations', id], (request, signal) =>
    api.read(listReservations, { productId: id, ...request }, { signal, silent: true }),
  )
  return (
    <PagedSheet
      id="reservations"
      title={text('resources.stock.reservations.title')}
      none={text('resources.stock.reservations.none')}
      {...pages}
    >
      <table className="data-table">
        <thead>
          <tr>
            <th>{text('resources.stock.reservations.order')}</th>
            <th className="number">{text('resources.stock.fields.reserved')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.found?.list.map(({ orderNo, quantity }) => (
            <tr key={orderNo}>
              <td>
                <ObjectName id={orderNo} />
              </td>
              <td className="number">{format.number(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PagedSheet>
  )
}
