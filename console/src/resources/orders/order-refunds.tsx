import { permissionOf } from '@pinline/contracts/api/call'
import type { LatePaymentRow, OrderRecord, RefundRecord } from '@pinline/contracts/order/order/orders-resource'
import { resolveLatePayment } from '@pinline/contracts/order/payment/resolve-late-payment'
import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { RefundStateBadge } from './refund-state-badge.tsx'
import { ResolveLatePaymentDialog } from './resolve-late-payment-dialog.tsx'
import { RetryRefundDialog } from './retry-refund-dialog.tsx'

interface OrderRefundsProps {
  readonly order: OrderRecord
  /** Refetches the order and returns its newest version. */
  readonly onReload: () => Promise<number | undefined>
}

type OpenDialog = { readonly retried: RefundRecord } | { readonly resolved: LatePaymentRow }

const Refund = ({ refund, children }: { refund: RefundRecord; children: ReactNode }) => {
  const text = useText()
  const format = useFormat()
  return (
    <li>
      <b className="figure">{format.money(refund.amount)}</b>
      <RefundStateBadge state={refund.state} />
      <div>
        {text(`resources.orders.refund_reason.${refund.reason}`)}
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

/** The refunds of an order, their status, and what staff can do about a stuck one. */
export const OrderRefunds = ({ order, onReload }: OrderRefundsProps) => {
  const text = useText()
  const notify = useNotify()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  if (order.refunds.length === 0 && order.latePayments.length === 0) return null

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
          <Refund key={refund.refundId} refund={refund}>
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
      {openDialog !== undefined && 'retried' in openDialog && (
        <RetryRefundDialog {...dialog} refund={openDialog.retried} onDone={closeWith('resources.orders.retry.done')} />
      )}
      {openDialog !== undefined && 'resolved' in openDialog && (
        <ResolveLatePaymentDialog
          {...dialog}
          late={openDialog.resolved}
          onDone={closeWith('resources.orders.resolve.done')}
        />
      )}
    </section>
  )
}
