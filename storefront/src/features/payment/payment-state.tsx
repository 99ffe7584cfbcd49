import { buttonClass } from '@pinline/ui/design/button.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { secondsUntil } from '../orders/countdown.ts'
import type { PaymentStatus } from './payment-poll.ts'
import type { PaymentAttemptStart } from './start-payment-attempt.mutation.ts'

/** What was received, and the ways on: the buyer chooses, the page does not move. */
function Paid({ payment }: { payment: PaymentStatus }): ReactNode {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const time = format.time(payment.paidAt ?? payment.serverNow)
  return (
    <>
      <p>{t('success.text', { amount: format.money(payment.amount), time })}</p>
      <div className="payment-actions">
        <Link
          to="/user/center"
          search={{ tab: 'orders', orderNo: payment.orderNo }}
          className={buttonClass({ tone: 'gold' })}
        >
          {t('success.see')}
        </Link>
        <Link to="/index" className={buttonClass()}>
          {t('success.shop')}
        </Link>
      </div>
    </>
  )
}

interface PaymentStateProps {
  readonly state: PaymentStatus['status']
  readonly payment: PaymentStatus | undefined
  readonly start: PaymentAttemptStart
  /** By the server's clock, ms since the epoch. */
  readonly now: number
  /** This order has or had a refund: not every failure leaves the money with the buyer. */
  readonly hasRefund: boolean
}

/** The text of the state for the person. */
function StateText({ state, payment, start, now, hasRefund }: PaymentStateProps): ReactNode {
  const { t } = useTranslation('payment')
  const format = useFormat()
  if (start.kind === 'checking') return <p>{t('checking')}</p>
  if (start.kind === 'refused') return <p>{start.message}</p>
  if (payment === undefined) return null
  switch (state) {
    case 'generating':
      return start.kind === 'idle' && payment.attemptId !== null ? <p>{t('generating.elsewhere')}</p> : null
    case 'waiting':
      return null
    case 'success':
      return <Paid payment={payment} />
    case 'failed':
      if (payment.orderStatus === 'cancelled') return <p>{t('cancelled.text')}</p>
      return <p>{t(hasRefund ? 'failed.refunded' : 'failed.text')}</p>
    case 'timed-out':
      return (
        <p>
          {secondsUntil(payment.paymentDeadline, now) > 0
            ? t('timedOut.text', { time: format.moment(payment.paymentDeadline) })
            : t('timedOut.over')}
        </p>
      )
    default:
      return state satisfies never
  }
}

/** One of the five states: its name, and its meaning. */
export function PaymentState(props: PaymentStateProps): ReactNode {
  const { t } = useTranslation('payment')
  const { state } = props
  return (
    <div className="payment-state" data-state={state} role="status">
      <b className="payment-state-title">
        {(state === 'waiting' || state === 'generating') && (
          <i aria-hidden="true">
            <span />
            <span />
            <span />
          </i>
        )}
        {t(`state.${state}`)}
      </b>
      <StateText {...props} />
    </div>
  )
}
