import type { LatePaymentRow, OrderRecord, RefundRecord } from '@pinline/order/contract/orders-resource'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { authorityOf } from './order-moves.ts'
import { RefundMark } from './refund-mark.tsx'
import { RetryRefundDialog } from './retry-refund-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'

interface OrderRefundsProps {
  readonly order: OrderRecord
  /** Reads the order again; answers its newest version. */
  readonly onReload: () => Promise<number | undefined>
}

const Refund = ({ refund, children }: { refund: RefundRecord; children: ReactNode }) => {
  const text = useText()
  const format = useFormat()
  return (
    <li>
      <b className="mono">{format.money(refund.amount)}</b>
      <RefundMark state={refund.state} />
      <div>
        {text(`resources.orders.refund_reason.${refund.reason}`)}
        {refund.failure !== null && (
          <p className="refund-failure">{text(`resources.orders.refund_failure.${refund.failure}`)}</p>
        )}
        <p className="sub">
          {text('resources.orders.page.refund_asked', { time: format.dateTime(refund.requestedAt) })}
          {refund.completedAt !== null &&
            `, ${text('resources.orders.page.refund_through', { time: format.dateTime(refund.completedAt) })}`}
          , <span className="mono">{refund.captureId}</span>
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
        {text('resources.orders.page.late_told')}
        {late.note !== null && <p className="written">{late.note}</p>}
        <p className="sub">
          {late.settledAt !== null && `${format.dateTime(late.settledAt)}, `}
          <span className="mono">{late.captureId}</span>
        </p>
      </div>
      {children}
    </li>
  )
}

/** What goes back to the buyer, how far it is, and what staff can do where it hangs. */
export const OrderRefunds = ({ order, onReload }: OrderRefundsProps) => {
  const text = useText()
  const notify = useNotify()
  const [retried, setRetried] = useState<RefundRecord>()
  const [settled, setSettled] = useState<LatePaymentRow>()
  if (order.refunds.length === 0 && order.latePayments.length === 0) return null

  const close = () => {
    setRetried(undefined)
    setSettled(undefined)
  }
  const doneWith = (told: string) => () => {
    close()
    notify(told)
    void onReload()
  }

  return (
    <section className="sheet" aria-labelledby="order-refunds">
      <h2 id="order-refunds">{text('resources.orders.page.money_back')}</h2>
      <ul className="refunds">
        {order.refunds.map((refund) => (
          <Refund key={refund.refundId} refund={refund}>
            {refund.state === 'failed' && (
              <CommandButton authority={authorityOf.refund} onPress={() => setRetried(refund)}>
                {text('resources.orders.retry.command')}
              </CommandButton>
            )}
          </Refund>
        ))}
        {order.latePayments.map((late) => (
          <LatePayment key={late.captureId} late={late}>
            {late.settledAt === null && (
              <CommandButton authority={authorityOf.refund} onPress={() => setSettled(late)}>
                {text('resources.orders.settle.command')}
              </CommandButton>
            )}
          </LatePayment>
        ))}
      </ul>
      {retried !== undefined && (
        <RetryRefundDialog
          order={order}
          refund={retried}
          onDone={doneWith('resources.orders.retry.done')}
          onReload={onReload}
          onClose={close}
        />
      )}
      {settled !== undefined && (
        <SettleDialog
          order={order}
          late={settled}
          onDone={doneWith('resources.orders.settle.done')}
          onReload={onReload}
          onClose={close}
        />
      )}
    </section>
  )
}
