import './order-list.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { orderStatuses } from '@pinline/contracts/order/order/order-status'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { listPicks } from '@pinline/contracts/order/picking/list-picks'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { DataTable, useListContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { DemoTag } from '../../layout/demo-tag.tsx'
import { ConditionFilters } from '../../layout/list/conditions/condition-filters.tsx'
import { ChoiceFilter, ChoicesFilter, DayFilter, OnlyFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { BulkOrdersBar, isMovable, useMayMove } from './bulk-orders-bar.tsx'
import { ExportOrdersMenu } from './export-orders-menu.tsx'
import { ImportTrackingEntriesButton } from './import-tracking-entries-dialog.tsx'
import { RefundBadge } from './refund-badge.tsx'
import { StatusPill } from './status-pill.tsx'

const columns = [
  'orderNo',
  'status',
  'refunds',
  'placedAt',
  'buyerId',
  'lines',
  'pieces',
  'total',
  'shippingMethod',
  'paymentDeadline',
  'heldSharePercent',
  'poNumber',
  'trackingNumber',
] as const
const hiddenByDefault: readonly string[] = ['paymentDeadline', 'heldSharePercent', 'poNumber']

const Conditions = () => {
  const text = useText()
  return (
    <ConditionFilters
      columns={[
        { source: 'placedAt', kind: 'date', label: text('resources.orders.fields.placedAt') },
        { source: 'shippedAt', kind: 'date', label: text('resources.orders.fields.shippedAt'), nullable: true },
        { source: 'paymentDeadline', kind: 'date', label: text('resources.orders.fields.paymentDeadline') },
        { source: 'total', kind: 'number', label: text('resources.orders.fields.total'), unit: 'USD' },
        { source: 'pieces', kind: 'number', label: text('resources.orders.fields.pieces') },
        {
          source: 'heldSharePercent',
          kind: 'number',
          label: text('resources.orders.fields.heldSharePercent'),
          unit: '%',
          nullable: true,
        },
      ]}
    />
  )
}

const Filters = () => {
  const text = useText()
  const { placedFrom, placedTo }: Readonly<Record<string, unknown>> = useListContext().filterValues ?? {}
  return (
    <>
      <div className="filter-grid">
        <TextFilter source="q" label={text('resources.orders.filters.number')} />
        <ChoicesFilter
          source="status"
          label={text('resources.orders.fields.status')}
          choices={orderStatuses.map((id) => ({ id, name: text(`resources.orders.status.${id}`) }))}
        />
        {/* Early links and views have two ends instead of a condition. */}
        {placedFrom !== undefined && (
          <DayFilter source="placedFrom" label={text('resources.orders.filters.placed_from')} at="first" />
        )}
        {placedTo !== undefined && (
          <DayFilter source="placedTo" label={text('resources.orders.filters.placed_to')} at="last" />
        )}
        <ChoiceFilter
          source="shippingMethod"
          label={text('resources.orders.fields.shippingMethod')}
          choices={shippingMethod.options.map((id) => ({ id, name: text(`resources.orders.shipping_short.${id}`) }))}
        />
        <TextFilter source="buyerId" label={text('resources.buyers.fields.id')} />
        <OnlyFilter source="openRefund" label={text('resources.orders.filters.open_refund')} />
        <OnlyFilter source="latePayment" label={text('resources.orders.filters.late_payment')} />
        <OnlyFilter source="largeHold" label={text('resources.orders.filters.large_hold')} />
        <OnlyFilter source="deadlineNear" label={text('resources.orders.filters.deadline_near')} />
      </div>
      <Conditions />
    </>
  )
}

const PickListLink = () => {
  const text = useText()
  const navigate = useNavigate()
  return (
    <CommandButton permission={permissionOf(listPicks)} onPress={() => void navigate('/orders/picks')}>
      {text('resources.orders.picking.list_title')}
    </CommandButton>
  )
}

/** All orders, newest first. */
export const OrderList = () => {
  const text = useText()
  const format = useFormat()
  const mayMove = useMayMove()
  return (
    <ListPage
      sort={{ field: 'placedAt', order: 'DESC' }}
      filters={<Filters />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={
        <>
          <PickListLink />
          <ImportTrackingEntriesButton />
          <ExportOrdersMenu />
        </>
      }
    >
      {mayMove && <BulkOrdersBar />}
      <ListTable<OrderRecord>
        rowClick="show"
        selection={mayMove ? { isSelectable: isMovable, nameOf: ({ orderNo }) => orderNo } : undefined}
      >
        <DataTable.Col<OrderRecord>
          source="orderNo"
          disableSort
          render={(order) => <span className="part-number order-number">{order.orderNo}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="status"
          disableSort
          render={(order) => <StatusPill status={order.status} />}
        />
        <DataTable.Col<OrderRecord> source="refunds" disableSort render={(order) => <RefundBadge order={order} />} />
        <DataTable.Col<OrderRecord>
          source="placedAt"
          render={(order) => <span className="figure nowrap">{format.moment(order.steps.placedAt)}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="buyerId"
          disableSort
          render={(order) => (
            <>
              <PersonName id={order.buyerId} /> <DemoTag id={order.buyerId} />
            </>
          )}
        />
        <DataTable.Col<OrderRecord>
          source="lines"
          disableSort
          align="right"
          render={(order) => <span className="figure">{order.lines.length}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="pieces"
          disableSort
          align="right"
          render={(order) => <span className="figure">{format.number(order.pieces)}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="total"
          disableSort
          align="right"
          render={(order) => <span className="figure">{format.money(order.total)}</span>}
        />
        <DataTable.Col<OrderRecord>
          source="shippingMethod"
          disableSort
          render={(order) => text(`resources.orders.shipping_short.${order.shippingMethod}`)}
        />
        <DataTable.Col<OrderRecord>
          source="paymentDeadline"
          disableSort
          render={(order) =>
            order.status === 'pending' ? (
              <span className="figure nowrap">{format.moment(order.paymentDeadline)}</span>
            ) : null
          }
        />
        <DataTable.Col<OrderRecord>
          source="heldSharePercent"
          disableSort
          align="right"
          render={({ heldSharePercent: share }) =>
            share === null ? null : <span className="figure">{format.percent(share / 100)}</span>
          }
        />
        <DataTable.Col<OrderRecord> source="poNumber" disableSort />
        <DataTable.Col<OrderRecord>
          source="trackingNumber"
          disableSort
          render={(order) => <span className="figure">{order.trackingNumber}</span>}
        />
      </ListTable>
    </ListPage>
  )
}
