import { permissionOf } from '@pinline/contracts/api/call'
import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import {
  type PurchaseOrderRecord,
  purchaseOrderStatus,
} from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { ChoicesFilter, OnlyFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useVisitAfterDialog } from '../../layout/use-visit-after-dialog.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { PlacePurchaseOrderDialog } from './place-purchase-order-dialog.tsx'

const columns = ['supplier', 'reference', 'status', 'received', 'expectedOn', 'placedAt', 'placedBy']

const Filters = () => {
  const text = useText()
  return (
    <>
      <TextFilter source="q" label={text('resources.purchase-orders.filters.q')} />
      <ChoicesFilter
        source="status"
        label={text('resources.purchase-orders.fields.status')}
        choices={purchaseOrderStatus.options.map((id) => ({
          id,
          name: text(`resources.purchase-orders.status.${id}`),
        }))}
      />
      <OnlyFilter source="overdue" label={text('resources.purchase-orders.filters.overdue')} />
    </>
  )
}

/** Orders to suppliers, newest first. */
export const PurchaseOrderList = () => {
  const text = useText()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const visit = useVisitAfterDialog(() => setOpen(false))
  return (
    <>
      <ListPage
        sort={{ field: 'placedAt', order: 'DESC' }}
        filters={<Filters />}
        columns={columns}
        actions={
          <>
            <Link to="/purchase-orders/proposals">{text('resources.purchase-orders.proposals.title')}</Link>
            <CommandButton permission={permissionOf(placePurchaseOrder)} tone="gold" onPress={() => setOpen(true)}>
              {text('resources.purchase-orders.place.command')}
            </CommandButton>
          </>
        }
      >
        <ListTable<PurchaseOrderRecord> rowClick="show">
          <DataTable.Col<PurchaseOrderRecord> source="supplier" disableSort />
          <DataTable.Col<PurchaseOrderRecord> source="reference" disableSort />
          <DataTable.Col<PurchaseOrderRecord>
            source="status"
            disableSort
            render={({ status, overdue }) => (
              <span className="nowrap">
                <span className="tag">{text(`resources.purchase-orders.status.${status}`)}</span>{' '}
                {overdue && <span className="tag tag-warn">{text('resources.purchase-orders.overdue')}</span>}
              </span>
            )}
          />
          <DataTable.Col<PurchaseOrderRecord>
            source="received"
            disableSort
            align="right"
            render={({ received, ordered }) => (
              <span className="figure nowrap">
                {text('resources.purchase-orders.received_of', {
                  received: format.number(received),
                  ordered: format.number(ordered),
                })}
              </span>
            )}
          />
          <DataTable.Col<PurchaseOrderRecord>
            source="expectedOn"
            render={({ expectedOn }) =>
              expectedOn === null ? null : <span className="figure nowrap">{format.calendarDate(expectedOn)}</span>
            }
          />
          <DataTable.Col<PurchaseOrderRecord>
            source="placedAt"
            render={({ placedAt }) => <span className="figure nowrap">{format.moment(placedAt)}</span>}
          />
          <DataTable.Col<PurchaseOrderRecord>
            source="placedBy"
            disableSort
            render={({ placedBy }) => (placedBy === null ? null : <PersonName id={placedBy} />)}
          />
        </ListTable>
      </ListPage>
      {isOpen && (
        <PlacePurchaseOrderDialog
          lines={[]}
          onClose={() => setOpen(false)}
          onDone={(id) => visit(`/purchase-orders/${id}/show`)}
        />
      )}
    </>
  )
}
