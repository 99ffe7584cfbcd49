import { listReservations } from '@pinline/catalogue/contract/list-reservations'
import type { ProductId } from '@pinline/events/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useApi } from '../../providers/api-context.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { PagedSheet } from './paged-sheet.tsx'

/** The orders that hold pieces of a product, the newest first. */
export const StockReservations = ({ id }: { id: ProductId }) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['reservations', id, page],
    queryFn: ({ signal }) => api.read(listReservations, { productId: id, page }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedSheet
      id="reservations"
      title={text('resources.stock.reservations.title')}
      none={text('resources.stock.reservations.none')}
      found={data}
      error={error}
      onRetry={() => void refetch()}
      onPage={setPage}
    >
      <table className="grid-table">
        <thead>
          <tr>
            <th>{text('resources.stock.reservations.order')}</th>
            <th className="figure">{text('resources.stock.fields.reserved')}</th>
          </tr>
        </thead>
        <tbody>
          {data?.list.map(({ orderNo, quantity }) => (
            <tr key={orderNo}>
              <td>
                <ObjectName id={orderNo} />
              </td>
              <td className="figure mono">{format.number(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PagedSheet>
  )
}
