import { CallRefused } from '@pinline/ui/api-client/outcome'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonBlock } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { BuyerOnly } from '../../session/buyer-only.tsx'
import { durationOf, minutesAndSeconds, secondsUntil } from '../orders/countdown.ts'
import { getOrderQuery } from '../orders/orders.queries.ts'
import { useLiveOrders } from '../orders/use-live-orders.ts'
import { useServerClock } from '../orders/use-server-clock.ts'
import { FifteenPads } from './fifteen-pads.tsx'
import { getPaymentStatusQuery } from './payment.queries.ts'
import { PaymentAmount } from './payment-amount.tsx'
import { NoNewCode, ReplacedElsewhere, StatusUnreachable } from './payment-banners.tsx'
import { PaymentOrder } from './payment-order.tsx'
import { displayState, initialPoll, type PaymentStatus } from './payment-poll.ts'
import { PaymentState } from './payment-state.tsx'
import { QrBox } from './qr-box.tsx'
import { useStartPaymentAttempt } from './start-payment-attempt.mutation.ts'
import { useReplacedElsewhere } from './use-replaced-elsewhere.ts'

const here = getRouteApi('/_shell/wechat-pay')

const announceAt = { 300: 'announce.five', 60: 'announce.one' } as const
const padTones = {
  generating: 'blank',
  waiting: 'running',
  success: 'paid',
  failed: 'failed',
  'timed-out': 'blank',
} as const

function OrdersLink({ text }: { text: string }): ReactNode {
  return (
    <Link to="/user/center" search={{ tab: 'orders' }} className={buttonClass({ tone: 'quiet' })}>
      {text}
    </Link>
  )
}

function NoSuchOrder({ message }: { message: string }): ReactNode {
  const { t } = useTranslation('payment')
  return (
    <div className="sheet">
      <EmptyState title={message} actions={<OrdersLink text={t('orders')} />} />
    </div>
  )
}

/** On a phone: opens the wallet, or states why it cannot. The demo wallet is a page, which opens on every device. */
function WaysToPay({ payment }: { payment: PaymentStatus | undefined }): ReactNode {
  const { t } = useTranslation('payment')
  if (!payment?.qrUrl) return null
  if (payment.wallet === 'simulator') {
    return (
      <a className={buttonClass({ tone: 'gold' })} href={payment.qrUrl} target="_blank" rel="noreferrer">
        {t('openDemo')}
      </a>
    )
  }
  if (payment.opensHere !== true) return <p className="small payment-wallet">{t('scanElsewhere')}</p>
  return (
    <a className={`${buttonClass({ tone: 'gold', wide: true })} payment-wallet`} href={payment.qrUrl}>
      {t('openWallet')}
    </a>
  )
}

function Payment({ orderNo }: { orderNo: string }): ReactNode {
  const { t } = useTranslation(['payment', 'shell'])
  const context = useAppContext()
  const query = useQuery(getPaymentStatusQuery(context, orderNo))
  useLiveOrders()
  const { payment, receivedAt, failures } = query.data ?? initialPoll
  const hasRefund = (useQuery(getOrderQuery(context, orderNo)).data?.refunds.length ?? 0) > 0
  const { start, made, begin, startAutomatically } = useStartPaymentAttempt(
    orderNo,
    `${payment?.attemptId} ${payment?.status}`,
  )
  const isStarting = start.kind === 'starting'
  const now = useServerClock(payment?.status !== 'success', payment && { serverNow: payment.serverNow, receivedAt })
  const state = displayState(payment, isStarting, now)
  const isReplaced = useReplacedElsewhere(payment?.attemptId ?? null, made, isStarting)
  const secondsLeft = state === 'waiting' && payment?.expiresAt ? secondsUntil(payment.expiresAt, now) : 0
  const isPayable = payment?.orderStatus === 'pending' && secondsUntil(payment.paymentDeadline, now) > 0
  const isWithoutCode = payment?.attemptId === null || start.kind === 'wallet-away' || start.kind === 'failed'
  const needsCode = payment?.status === 'generating' && isWithoutCode && isPayable && start.kind !== 'refused'
  const announced =
    state === 'waiting' ? Object.entries(announceAt).find(([at]) => Number(at) === secondsLeft)?.[1] : undefined

  const title = t(state === 'success' ? 'success.title' : 'title')
  useEffect(() => {
    if (state === 'success') document.title = `${title} | ${t('shell:shopName')}`
  }, [state, title, t])

  // The first code is requested automatically; while the stock is being checked, every response triggers another
  // request.
  useEffect(() => {
    if (needsCode && receivedAt > 0) void startAutomatically()
  }, [needsCode, receivedAt, startAutomatically])

  if (query.error instanceof CallRefused) return <NoSuchOrder message={query.error.message} />
  const isUnreachable = failures > 0 && state !== 'success'
  return (
    <>
      <div className="payment-layout sheet">
        <section className="payment-scan" aria-labelledby="payment-title">
          <h1 id="payment-title">{title}</h1>
          <PaymentAmount payment={payment} />
          <QrBox state={state} url={payment?.qrUrl ?? null} orderNo={orderNo} />
          {state === 'waiting' && <WaysToPay payment={payment} />}
          <div className="payment-countdown">
            <time role="timer" dateTime={durationOf(secondsLeft)} data-idle={state === 'waiting' ? undefined : ''}>
              {minutesAndSeconds(secondsLeft)}
            </time>
            <FifteenPads secondsLeft={secondsLeft} tone={padTones[state]} />
            <p data-idle={state === 'waiting' ? undefined : ''}>{t('left')}</p>
          </div>
          <span className="visually-hidden" role="status">
            {announced === undefined ? '' : t(announced)}
          </span>
          {(payment !== undefined || !isUnreachable) && (
            <PaymentState state={state} payment={payment} start={start} now={now} hasRefund={hasRefund} />
          )}
          {isUnreachable ? (
            <StatusUnreachable isChecking={query.isFetching} onCheck={() => void query.refetch()} />
          ) : (
            state !== 'success' && <NoNewCode start={start} payment={payment} />
          )}
          {isReplaced && state === 'waiting' && <ReplacedElsewhere />}
          <div className="payment-actions">
            {state !== 'success' && isPayable && (
              <Button
                tone={state === 'timed-out' ? 'gold' : 'outline'}
                isPending={isStarting}
                onPress={() => void begin()}
              >
                <RefreshCw className="icon" aria-hidden="true" />
                {t('refresh')}
              </Button>
            )}
            {state !== 'success' && <OrdersLink text={t(isPayable ? 'later' : 'orders')} />}
          </div>
        </section>
        <PaymentOrder orderNo={orderNo} now={now} />
      </div>
      {payment?.wallet === 'simulator' && <p className="small payment-demo">{t('demo')}</p>}
    </>
  )
}

/** `/wechat-pay?orderNo=`: a code to scan, its countdown, and the result. */
export function PaymentPage(): ReactNode {
  const { t } = useTranslation('payment')
  const { orderNo } = here.useSearch()
  return (
    <main id="main" className="wrap page page-alone">
      <BuyerOnly waiting={<SkeletonBlock height={480} label={t('state.generating')} />}>
        {() =>
          orderNo === undefined || orderNo === '' ? (
            <NoSuchOrder message={t('notFound.title')} />
          ) : (
            <Payment key={orderNo} orderNo={orderNo} />
          )
        }
      </BuyerOnly>
    </main>
  )
}
