import './order-page.css'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { type OrderNumber, orderNumber } from '@pinline/events/ids'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { AdjacentRecords } from '../../layout/adjacent-records.tsx'
import { DemoTag } from '../../layout/demo-tag.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { OrderCommands } from './order-commands.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderEditConflict } from './order-edit-conflict.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderPreparation } from './order-preparation.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { StatusPill } from './status-pill.tsx'

/** Polling interval of an order while a payment is pending, ms. */
const refundPollMs = 3000

const isRefunding = (order: OrderRecord | undefined): boolean =>
  order?.refunds.some(({ state }) => state === 'requested') === true

const Detail = ({ name, value, numeric = false }: { name: string; value: string; numeric?: boolean }) => (
  <span>
    {name} <b className={numeric ? 'figure' : undefined}>{value}</b>
  </span>
)

const Details = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  const paidAt = order.steps.confirmedAt
  return (
    <div className="order-facts">
      <span>
        {text('resources.orders.page.buyer')}{' '}
        <b>
          <ObjectName id={order.buyerId} />
        </b>
      </span>
      <Detail name={text('resources.orders.page.placed')} value={format.moment(order.steps.placedAt)} />
      <Detail
        name={text('resources.orders.page.paid')}
        value={
          paidAt === null
            ? text('resources.orders.page.paid_not')
            : text('resources.orders.page.paid_wallet', { time: format.moment(paidAt) })
        }
      />
      {order.poNumber !== null && <Detail name={text('resources.orders.page.po')} value={order.poNumber} numeric />}
      <span className="order-version">{text('resources.orders.page.version', { version: order.version })}</span>
    </div>
  )
}

const Order = ({ id }: { id: OrderNumber }) => {
  const text = useText()
  const format = useFormat()
  const {
    data: order,
    isPending,
    error,
    refetch,
  } = useGetOne<OrderRecord>(
    'orders',
    { id },
    { refetchInterval: ({ state }) => (isRefunding(state.data) ? refundPollMs : false) },
  )
  const [conflict, setConflict] = useState<number>()
  usePageTitle(id)

  const reload = async () => {
    const { data } = await refetch()
    setConflict(undefined)
    return data?.version
  }

  if (isPending) return <PageSkeleton />
  if (order === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.orders.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  return (
    <article>
      <header className="page-head order-head">
        <h1>{order.orderNo}</h1>
        <AdjacentRecords resource="orders" id={order.orderNo} />
        <StatusPill status={order.status} />
        <DemoTag id={order.buyerId} />
        <span className="order-amount">{format.money(order.total)}</span>
        <OrderCommands key={order.orderNo} order={order} onReload={reload} onConflict={setConflict} />
      </header>
      <Details order={order} />
      {conflict !== undefined && <OrderEditConflict version={conflict} onReload={() => void reload()} />}
      {order.checkingStock && order.status === 'pending' && (
        <p className="notice notice-info">{text('resources.orders.page.checking')}</p>
      )}
      <div className="order-columns">
        <div className="stack">
          <OrderProgress order={order} />
          <OrderLines order={order} />
          <OrderPreparation order={order} onReload={reload} />
          <div className="order-pair">
            <OrderPayment order={order} />
            <OrderDelivery order={order} />
          </div>
          <OrderRefunds order={order} onReload={reload} />
          <OrderParcels order={order} onReload={reload} />
          <OrderDocuments order={order} onReload={reload} />
          <OrderNotes order={order} onReload={reload} />
        </div>
        <OrderTimeline order={order} />
      </div>
    </article>
  )
}

/** One order: its status, its lines, the next commands, and its timeline. */
export const OrderPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = orderNumber.safeParse(useParams().id)
  if (id.success) return <Order key={id.data} id={id.data} />
  return <PageFailure message={text('resources.orders.page.not_found')} onRetry={() => navigate('/orders')} />
}
