import type { OrderDetail as Order } from '@pinline/contracts/order/order/order-row'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { PinLine } from '@pinline/ui/design/pin-line.tsx'
import { SkeletonBlock, SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { CopyButton } from './copy-button.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderChanges } from './order-changes.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { progressOf } from './order-progress.ts'
import { OrderStatusPill } from './order-status-pill.tsx'
import { getOrderQuery } from './orders.queries.ts'
import { RefundText } from './refund-text.tsx'
import { useLiveOrders } from './use-live-orders.ts'

function OrderHead({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const openRefund = order.refunds.find(({ state }) => state !== 'completed')
  return (
    <section className="sheet order-head" aria-labelledby="order-number">
      <div className="order-head-line">
        <h1 id="order-number" className="order-number">
          {order.orderNo}
        </h1>
        <CopyButton text={order.orderNo} label={t('action.copyNumber', { orderNo: order.orderNo })} />
        <OrderStatusPill order={order} />
        <div className="order-head-actions">
          <OrderActions order={order} />
        </div>
      </div>
      <p className="small">
        {t('detail.placed', { time: format.dateTime(order.steps.placedAt) })}
        {order.poNumber !== null && <> · {t('detail.po', { number: order.poNumber })}</>}
        {order.cancelReason !== null && <> · {t(`cancelled.${order.cancelReason}`)}</>}
      </p>
      <div className="order-progress">
        <PinLine
          label={t('detail.progress')}
          steps={progressOf(order).map(({ step, state, at }) => ({
            id: step,
            state,
            label: t(`status.${step}`),
            note:
              at === null
                ? step === 'completed' && order.status === 'shipped'
                  ? t('detail.whenConfirmed')
                  : undefined
                : format.moment(at),
          }))}
        />
      </div>
      {openRefund !== undefined && (
        <div className="order-head-notice">
          <Banner tone="info" title={<RefundText refund={openRefund} />}>
            {openRefund.state === 'failed' ? t('refund.late') : t(`refund.reason.${openRefund.reason}`)}
          </Banner>
        </div>
      )}
    </section>
  )
}

interface OrderDetailProps {
  readonly orderNo: string
  /** How its buyer changes address and shipping method. */
  readonly deliveryChange: (order: Order) => ReactNode
}

/** One order: pin line, lines, logistics, totals, address; it updates live. */
export function OrderDetail({ orderNo, deliveryChange }: OrderDetailProps): ReactNode {
  const { t } = useTranslation('orders')
  const query = useQuery(getOrderQuery(useAppContext(), orderNo))
  useLiveOrders()
  const back = (
    <Link to="/user/center" search={{ tab: 'orders' }} className={buttonClass({ tone: 'quiet', small: true })}>
      <ArrowLeft className="icon" aria-hidden="true" />
      {t('detail.back')}
    </Link>
  )
  const order = query.data
  if (order === undefined) {
    if (!query.isError || query.isFetching) {
      return (
        <div className="order-stack">
          <SkeletonBlock height={220} label={t('loading')} />
          <div className="sheet">
            <SkeletonRows rows={3} label={t('loading')} />
          </div>
        </div>
      )
    }
    if (query.error instanceof CallRefused) {
      return <OrderNotFound orderNo={orderNo} back={back} />
    }
    return (
      <LoadFailure
        title={t('error.title')}
        retry={t('error.retry')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <>
      <div className="order-back">{back}</div>
      <OrderHead order={order} />
      <div className="order-columns">
        <div className="order-stack">
          <OrderLines order={order} />
          <OrderChanges order={order} />
        </div>
        <div className="order-stack order-stack-side">
          {(order.status !== 'cancelled' || order.steps.shippedAt !== null) && <OrderParcels order={order} />}
          <OrderDelivery order={order} change={deliveryChange(order)} />
          <OrderDocuments orderNo={orderNo} />
        </div>
      </div>
    </>
  )
}
