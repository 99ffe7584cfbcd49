import { permissionOf } from '@pinline/contracts/api/call'
import { releaseReservation } from '@pinline/contracts/catalogue/stock/release-reservation'
import type { ReservationRow } from '@pinline/contracts/catalogue/stock/reservations-resource'
import { useState } from 'react'
import { DataTable, ResourceContextProvider, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ReleaseReservationDialog } from './release-reservation-dialog.tsx'
import { ReservedSince } from './reserved-since.tsx'

const columns = ['orderNo', 'model', 'manufacturer', 'quantity', 'reservedAt', 'commands']

const Filters = () => {
  const text = useText()
  return <TextFilter source="q" label={text('resources.reservations.filters.q')} />
}

/** What all open orders hold, the oldest first. */
export const ReservationList = () => {
  const text = useText()
  usePageTitle(text('resources.reservations.title'))
  const format = useFormat()
  const refresh = useRefresh()
  const [released, setReleased] = useState<ReservationRow>()
  return (
    <ResourceContextProvider value="reservations">
      <ListPage
        sort={{ field: 'reservedAt', order: 'ASC' }}
        filters={<Filters />}
        columns={columns}
        actions={<Link to="/stock">{text('resources.reservations.to_stock')}</Link>}
      >
        <ListTable<ReservationRow> rowClick={false}>
          <DataTable.Col<ReservationRow>
            source="orderNo"
            disableSort
            render={({ orderNo }) => (
              <Link className="figure nowrap" to={`/orders/${orderNo}/show`}>
                {orderNo}
              </Link>
            )}
          />
          <DataTable.Col<ReservationRow>
            source="model"
            render={({ productId, model }) => (
              <Link className="part-number part-cell" to={`/products/${productId}/show`}>
                {model}
              </Link>
            )}
          />
          <DataTable.Col<ReservationRow> source="manufacturer" disableSort />
          <DataTable.Col<ReservationRow>
            source="quantity"
            align="right"
            render={({ quantity }) => <span className="figure">{format.number(quantity)}</span>}
          />
          <DataTable.Col<ReservationRow>
            source="reservedAt"
            render={({ reservedAt }) => <ReservedSince at={reservedAt} />}
          />
          <DataTable.Col<ReservationRow>
            source="commands"
            disableSort
            render={(reservation) => (
              <CommandButton permission={permissionOf(releaseReservation)} onPress={() => setReleased(reservation)}>
                {text('resources.reservations.release.command')}
                <span className="visually-hidden">
                  {reservation.model} {reservation.orderNo}
                </span>
              </CommandButton>
            )}
          />
        </ListTable>
      </ListPage>
      {released !== undefined && (
        <ReleaseReservationDialog
          reservation={released}
          onClose={() => setReleased(undefined)}
          onDone={() => {
            setReleased(undefined)
            refresh()
          }}
        />
      )}
    </ResourceContextProvider>
  )
}
