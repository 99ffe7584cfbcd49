import './purchase-orders.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { closePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/close-purchase-order'
import type {
  PurchaseOrderLine,
  PurchaseOrderRecord,
} from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { receivePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/receive-purchase-order'
import { reschedulePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/reschedule-purchase-order'
import { setPurchaseOrderPrices } from '@pinline/contracts/catalogue/purchase-order/set-purchase-order-prices'
import { type PurchaseOrderId, purchaseOrderId } from '@pinline/events/ids'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { dayOf } from '../../layout/days.ts'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useReachable } from '../../layout/use-reachable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { PersonName } from '../people/person-name.tsx'
import { ClosePurchaseOrderDialog } from './close-purchase-order-dialog.tsx'
import { PurchaseOrderDocument } from './purchase-order-document.tsx'
import { orderTotals, priceOf } from './purchase-order-prices.ts'
import { PurchaseOrderReceipts } from './purchase-order-receipts.tsx'
import { ReceivePurchaseOrderDialog } from './receive-purchase-order-dialog.tsx'
import { ReschedulePurchaseOrderDialog } from './reschedule-purchase-order-dialog.tsx'
import { SetPurchaseOrderPricesDialog } from './set-purchase-order-prices-dialog.tsx'
import { useSeesCosts } from './use-sees-costs.ts'

type OpenDialog = 'receive' | 'reschedule' | 'prices' | 'close'

/** What one piece costs, and whether that was agreed. */
const LinePrice = ({ line }: { line: Pick<PurchaseOrderLine, 'agreedPrice' | 'unitCost'> }) => {
  const text = useText()
  const format = useFormat()
  const price = priceOf(line)
  return price === null ? (
    '–'
  ) : (
    <>
      {format.unitPrice(price)}
      {line.agreedPrice === null && <p className="small">{text('resources.purchase-orders.prices.cost_price')}</p>}
    </>
  )
}

const Lines = ({ order }: { order: PurchaseOrderRecord }) => {
  const text = useText()
  const format = useFormat()
  const seesCosts = useSeesCosts()
  const today = dayOf(new Date().toISOString())
  return (
    <section className="sheet" aria-labelledby="order-lines">
      <h2 id="order-lines">{text('resources.purchase-orders.lines')}</h2>
      <div className="data-table-scroll">
        <table className="data-table">
          <thead>
            <tr>
              <th>{text('resources.stock.fields.model')}</th>
              <th className="from-750">{text('resources.stock.fields.manufacturer')}</th>
              <th className="number">{text('resources.purchase-orders.ordered')}</th>
              <th className="number">{text('resources.purchase-orders.fields.received')}</th>
              <th>{text('resources.stock.delivery.expected_on')}</th>
              {seesCosts && <th className="number">{text('resources.purchase-orders.prices.unit_price')}</th>}
            </tr>
          </thead>
          <tbody>
            {order.lines.map(({ productId, model, manufacturer, quantity, received, open, expectedOn, ...line }) => (
              <tr key={productId}>
                <td>
                  <Link className="part-number" to={`/products/${productId}/show`}>
                    {model}
                  </Link>
                </td>
                <td className="from-750">{manufacturer}</td>
                <td className="number">{format.number(quantity)}</td>
                <td className="number">
                  {format.number(received)}
                  {received !== quantity && order.closedAt !== null && (
                    <p className="small late">
                      {text(`resources.purchase-orders.${received > quantity ? 'surplus' : 'missing'}`, {
                        pieces: format.number(Math.abs(received - quantity)),
                      })}
                    </p>
                  )}
                </td>
                <td className="figure nowrap">
                  {open > 0 && order.closedAt === null && (
                    <span className={expectedOn < today ? 'late' : undefined}>{format.calendarDate(expectedOn)}</span>
                  )}
                </td>
                {seesCosts && (
                  <td className="number">
                    <LinePrice line={line} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What the order says beside its lines. */
const OrderDetails = ({
  order: { id, supplier, supplierId, reference, placedAt, placedBy, closedAt, reason, lines },
}: {
  order: PurchaseOrderRecord
}) => {
  const text = useText()
  const format = useFormat()
  const hasSuppliers = useReachable('/suppliers')
  const seesCosts = useSeesCosts()
  const totals = seesCosts ? orderTotals(lines) : []
  return (
    <section className="sheet" aria-label={text('resources.purchase-orders.name', { smart_count: 1 })}>
      <dl className="facts">
        {supplierId !== null && hasSuppliers && (
          <>
            <dt>{text('resources.purchase-orders.fields.supplier')}</dt>
            <dd>
              <Link to={`/suppliers/${supplierId}`}>{supplier}</Link>
            </dd>
          </>
        )}
        <dt>{text('resources.purchase-orders.fields.reference')}</dt>
        <dd className="figure">{reference ?? '–'}</dd>
        <dt>{text('resources.purchase-orders.fields.placedAt')}</dt>
        <dd>
          <span className="figure">{format.moment(placedAt)}</span> {placedBy !== null && <PersonName id={placedBy} />}
        </dd>
        {totals.length > 0 && (
          <>
            <dt>{text('resources.purchase-orders.prices.total')}</dt>
            <dd className="figure">{totals.map(format.money).join(' + ')}</dd>
          </>
        )}
        {closedAt !== null && (
          <>
            <dt>{text('resources.purchase-orders.closed_at')}</dt>
            <dd>
              <span className="figure">{format.moment(closedAt)}</span> {reason}
            </dd>
          </>
        )}
      </dl>
      <PurchaseOrderDocument id={id} />
    </section>
  )
}

interface LoadedProps {
  readonly order: PurchaseOrderRecord
  readonly onReload: () => Promise<number | undefined>
}

const Loaded = ({ order, onReload }: LoadedProps) => {
  const text = useText()
  const notify = useNotify()
  const seesCosts = useSeesCosts()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { supplier, status, overdue } = order
  const isOpen = status === 'open' || status === 'part-received'
  const close = () => setDialog(undefined)
  const props = (what: OpenDialog) => ({
    order,
    onReload,
    onClose: close,
    onDone: () => {
      close()
      notify(text(`resources.purchase-orders.${what}.done`))
      void onReload()
    },
  })
  return (
    <article>
      <header className="page-head">
        <h1>{supplier}</h1>
        <span className="tag">{text(`resources.purchase-orders.status.${status}`)}</span>
        {overdue && <span className="tag tag-warn">{text('resources.purchase-orders.overdue')}</span>}
        <div className="end">
          {isOpen && (
            <>
              <CommandButton permission={permissionOf(closePurchaseOrder)} onPress={() => setDialog('close')}>
                {text('resources.purchase-orders.close.command')}
              </CommandButton>
              <CommandButton permission={permissionOf(reschedulePurchaseOrder)} onPress={() => setDialog('reschedule')}>
                {text('resources.purchase-orders.reschedule.command')}
              </CommandButton>
              {seesCosts && (
                <CommandButton permission={permissionOf(setPurchaseOrderPrices)} onPress={() => setDialog('prices')}>
                  {text('resources.purchase-orders.prices.command')}
                </CommandButton>
              )}
              <CommandButton
                permission={permissionOf(receivePurchaseOrder)}
                tone="gold"
                onPress={() => setDialog('receive')}
              >
                {text('resources.purchase-orders.receive.command')}
              </CommandButton>
            </>
          )}
        </div>
      </header>
      <div className="stack">
        <OrderDetails order={order} />
        <Lines order={order} />
        <PurchaseOrderReceipts order={order} />
      </div>
      {dialog === 'receive' && <ReceivePurchaseOrderDialog {...props('receive')} />}
      {dialog === 'reschedule' && <ReschedulePurchaseOrderDialog {...props('reschedule')} />}
      {dialog === 'prices' && <SetPurchaseOrderPricesDialog {...props('prices')} />}
      {dialog === 'close' && <ClosePurchaseOrderDialog {...props('close')} />}
    </article>
  )
}

const Found = ({ id }: { id: PurchaseOrderId }) => {
  const text = useText()
  const navigate = useNavigate()
  const { data, isPending, error, refetch } = useGetOne<PurchaseOrderRecord>('purchase-orders', { id })
  usePageTitle(data?.supplier)
  if (isPending) return <PageSkeleton />
  if (data === undefined) {
    const isGone = statusOfError(error) === 404
    const message = isGone ? text('resources.purchase-orders.not_found') : (error?.message ?? '')
    return (
      <PageFailure message={message} onRetry={isGone ? () => navigate('/purchase-orders') : () => void refetch()} />
    )
  }
  return <Loaded order={data} onReload={async () => (await refetch()).data?.version} />
}

/** One order to a supplier: its lines, and what arrived of them. */
export const PurchaseOrderPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = purchaseOrderId.safeParse(useParams().id)
  if (id.success) return <Found key={id.data} id={id.data} />
  return (
    <PageFailure message={text('resources.purchase-orders.not_found')} onRetry={() => navigate('/purchase-orders')} />
  )
}
