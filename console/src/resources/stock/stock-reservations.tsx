import { permissionOf } from '@pinline/contracts/api/call'
import { listReservations } from '@pinline/contracts/catalogue/stock/list-reservations'
import { releaseReservation } from '@pinline/contracts/catalogue/stock/release-reservation'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { PagedSheet } from '../../layout/paging/paged-sheet.tsx'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ObjectName } from '../audit/object-name.tsx'
import {
  ReleaseReservationDialog,
  type ReleaseReservationDialogProps,
} from '../reservations/release-reservation-dialog.tsx'
import { ReservedSince } from '../reservations/reserved-since.tsx'

/** The orders that reserve pieces of a product, oldest first, each with a way to release it. */
export const StockReservations = ({ id, model }: { id: ProductId; model: string }) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const [released, setReleased] = useState<ReleaseReservationDialogProps['reservation']>()
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
            <th>{text('resources.reservations.fields.reservedAt')}</th>
            <th>
              <span className="visually-hidden">{text('resources.stock.fields.commands')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.found?.list.map(({ orderNo, quantity, reservedAt }) => (
            <tr key={orderNo}>
              <td>
                <ObjectName id={orderNo} />
              </td>
              <td className="number">{format.number(quantity)}</td>
              <td>
                <ReservedSince at={reservedAt} />
              </td>
              <td>
                <CommandButton
                  permission={permissionOf(releaseReservation)}
                  onPress={() => setReleased({ productId: id, orderNo, model, quantity })}
                >
                  {text('resources.reservations.release.command')}
                  <span className="visually-hidden">{orderNo}</span>
                </CommandButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {released !== undefined && (
        <ReleaseReservationDialog
          reservation={released}
          onClose={() => setReleased(undefined)}
          onDone={() => {
            setReleased(undefined)
            pages.onRetry()
          }}
        />
      )}
    </PagedSheet>
  )
}
