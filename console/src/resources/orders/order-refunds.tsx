import { permissionOf } from '@pinline/contracts/api/call'
import type { LatePaymentRow, OrderRecord, RefundRecord } from '@pinline/contracts/order/order/orders-resource'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { resolveLatePayment } from '@pinline/contracts/order/payment/resolve-late-payment'
import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { RefundStateBadge } from './refund-state-badge.tsx'
import { RequestRefundDialog } from './request-refund-dialog.tsx'
import { ResolveLatePaymentDialog } from './resolve-late-payment-dialog.tsx'
import { RetryRefundDialog } from './retry-refund-dialog.tsx'

interface OrderRefundsProps {
  readonly order: OrderRecord
  /** Refetches the order and returns its newest version. */
  readonly onReload: () => Promise<number | undefined>
}

type OpenDialog = { readonly retried: RefundRecord } | { readonly resolved: LatePaymentRow } | 'request'

interface RefundProps {
  readonly order: OrderRecord
  readonly refund: RefundRecord
  readonly children: ReactNode
}

/** What a part is for: its lines with their pieces, and its after-sales request. */
const RefundedPart = ({ order, refund }: Pick<RefundProps, 'order' | 'refund'>) => {
  const text = useText()
  const format = useFormat()
  const modelOf = (productId: string) => order.lines.find((line) => line.productId === productId)?.model ?? productId
  const parts = refund.lines.map(({ productId, quantity }) =>
    text('resources.orders.part_refund.pieces_refunded', {
      count: format.number(quantity),
      model: modelOf(productId),
    }),
  )
  if (refund.afterSaleRef !== null)
    parts.push(text('resources.orders.part_refund.after_sale', { number: refund.afterSaleRef }))
  return parts.length === 0 ? null : <p className="small">{parts.join(' · ')}</p>
}

const Refund = ({ order, refund, children }: RefundProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <li>
      <b className="figure">{format.money(refund.amount)}</b>
      <RefundStateBadge state={refund.state} />
      <div>
        {text(`resources.orders.refund_reason.${refund.reason}`)}
        {refund.orderAmount !== null && refund.orderAmount.currency !== refund.amount.currency && (
          <span className="figure"> ({format.money(refund.orderAmount)})</span>
        )}
        <RefundedPart order={order} refund={refund} />
        {refund.note !== null && <p className="written">{refund.note}</p>}
        {refund.failure !== null && (
          <p className="refund-failure">{text(`resources.orders.refund_failure.${refund.failure}`)}</p>
        )}
        <p className="small">
          {text('resources.orders.page.refund_requested', { time: format.moment(refund.requestedAt) })}
          {refund.completedAt !== null &&
            ` · ${text('resources.orders.page.refund_through', { time: format.moment(refund.completedAt) })}`}
          {' · '}
          <span className="figure">{refund.captureId}</span>
        </p>
      </div>
      {children}
    </li>
  )
}

const LatePayment = ({ late, children }: { late: LatePaymentRow; children: ReactNode }) => {
  const text = useText()
  const format = useFormat()
  return (
    <li>
      <b>{text('resources.orders.filters.late_payment')}</b>
      <span className={`refund-mark refund-${late.settledAt === null ? 'failed' : 'completed'}`}>
        {text(late.settledAt === null ? 'resources.orders.page.late_open' : 'resources.orders.page.late_settled')}
      </span>
      <div>
        {text('resources.orders.page.late_payment')}
        {late.note !== null && <p className="written">{late.note}</p>}
        <p className="small">
          {late.settledAt !== null && `${format.moment(late.settledAt)} · `}
          <span className="figure">{late.captureId}</span>
        </p>
      </div>
      {children}
    </li>
  )
}

/** What of the payment can still be refunded, and the way to do it. */
const Refundable = ({ order, onRequest }: { order: OrderRecord; onRequest: () => void }) => {
  const text = useText()
  const format = useFormat()
  return (
    <p className="refundable">
      <span>
        {order.refunds.length === 0 && `${text('resources.orders.part_refund.none')} `}
        {text('resources.orders.part_refund.left')} <b className="figure">{format.money(order.refundable)}</b>{' '}
        <span className="small">
          {text('resources.orders.part_refund.of_total', { total: format.money(order.total) })}
        </span>
      </span>
      <CommandButton permission={permissionOf(requestRefund)} onPress={onRequest}>
        {text('resources.orders.part_refund.command')}
      </CommandButton>
    </p>
  )
}

/** The refunds of an order, their status, and what staff can do: refund a part, and retry a failed one. */
export const OrderRefunds = ({ order, onReload }: OrderRefundsProps) => {
  const text = useText()
  const notify = useNotify()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const isRefundable = order.allowedCommands.includes('request-refund')
  if (order.refunds.length === 0 && order.latePayments.length === 0 && !isRefundable) return null

  const dialog = { order, onReload, onClose: () => setOpenDialog(undefined) }
  const closeWith = (messageKey: string) => () => {
    setOpenDialog(undefined)
    notify(messageKey)
    void onReload()
  }

  return (
    <section className="sheet" aria-labelledby="order-refunds">
      <h2 id="order-refunds">{text('resources.orders.page.money_back')}</h2>
      <ul className="refunds">
        {order.refunds.map((refund) => (
          <Refund key={refund.refundId} order={order} refund={refund}>
            {refund.state === 'failed' && (
              <CommandButton permission={permissionOf(retryRefund)} onPress={() => setOpenDialog({ retried: refund })}>
                {text('resources.orders.retry.command')}
              </CommandButton>
            )}
          </Refund>
        ))}
        {order.latePayments.map((late) => (
          <LatePayment key={late.captureId} late={late}>
            {late.settledAt === null && (
              <CommandButton
                permission={permissionOf(resolveLatePayment)}
                onPress={() => setOpenDialog({ resolved: late })}
              >
                {text('resources.orders.resolve.command')}
              </CommandButton>
            )}
          </LatePayment>
        ))}
      </ul>
      {isRefundable && <Refundable order={order} onRequest={() => setOpenDialog('request')} />}
      {openDialog === 'request' && (
        <RequestRefundDialog {...dialog} onDone={closeWith('resources.orders.part_refund.done')} />
      )}
      {typeof openDialog === 'object' && 'retried' in openDialog && (
        <RetryRefundDialog {...dialog} refund={openDialog.retried} onDone={closeWith('resources.orders.retry.done')} />
      )}
      {typeof openDialog === 'object' && 'resolved' in openDialog && (
        <ResolveLatePaymentDialog
          {...dialog}
          late={openDialog.resolved}
          onDone={closeWith('resources.orders.resolve.done')}
        />
      )}
    </section>
  )
}
