import { orderStatuses } from '@pinline/order/contract/order-status'
import type { OrderRecord } from '@pinline/order/contract/orders-resource'
import { DataTable } from 'react-admin'
import { ChoiceFilter, TextFilter } from '../../layout/filters.tsx'
import { ListPage } from '../../layout/list-page.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { StatusPill } from './status-pill.tsx'

const columns = [
  'orderNo',
  'status',
  'placedAt',
  'buyerId',
  'lines',
  'pieces',
  'total',
  'shippingMethod',
  'payBefore',
  'poNumber',
  'trackingNumber',
] as const
const hiddenAtFirst: readonly string[] = ['payBefore', 'poNumber']

const Filters = () => {
  const text = useText()
  return (
    <>
      <TextFilter source="q" label={text('resources.orders.filters.number')} figures />
      <ChoiceFilter
        source="status"
        label={text('resources.orders.fields.status')}
        choices={orderStatuses.map((status) => ({ id: status, name: text(`resources.orders.status.${status}`) }))}
      />
      <TextFilter source="buyerId" label={text('resources.orders.fields.buyerId')} figures />
    </>
  )
}

/** All orders, newest first. */
export const OrderList = () => {
  const text = useText()
  const format = useFormat()
  return (
    <ListPage
      sort={{ field: 'placedAt', order: 'DESC' }}
      filters={<Filters />}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
    >
      <DataTable<OrderRecord> rowClick="show" bulkActionButtons={false} hiddenColumns={[...hiddenAtFirst]} size="small">
        <DataTable.Col<OrderRecord>
          source="orderNo"
          render={(order) => <span className="part">{order.orderNo}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="status"
          disableSort
          render={(order) => <StatusPill status={order.status} />}
        />
        <DataTable.Col<OrderRecord>
          source="placedAt"
          render={(order) => <span className="mono nowrap">{format.dateTime(order.steps.placedAt)}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="buyerId"
          disableSort
          render={(order) => <span className="mono">{order.buyerId}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="lines"
          disableSort
          align="right"
          render={(order) => <span className="mono">{order.lines.length}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="pieces"
          disableSort
          align="right"
          render={(order) => <span className="mono">{format.number(order.pieces)}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="total"
          disableSort
          align="right"
          render={(order) => <span className="mono">{format.money(order.total)}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="shippingMethod"
          disableSort
          render={(order) => text(`resources.orders.shipping_short.${order.shippingMethod}`)}
        />
        <DataTable.Col<OrderRecord>
          source="payBefore"
          disableSort
          render={(order) =>
            order.status === 'pending' ? <span className="mono nowrap">{format.dateTime(order.payBefore)}</span> : null
          }
        />
        <DataTable.Col<OrderRecord> source="poNumber" disableSort />
        <DataTable.Col<OrderRecord>
          source="trackingNumber"
          disableSort
          render={(order) => <span className="mono">{order.trackingNumber}</span>}
        />
      </DataTable>
    </ListPage>
  )
}
