import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CallRefused } from '../../api-client/outcome.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { Button, buttonClass } from '../../design/button.tsx'
import { EmptyState } from '../../design/empty-state.tsx'
import { Notice } from '../../design/notice.tsx'
import { SkeletonBlock } from '../../design/skeleton.tsx'
import { BuyerOnly } from '../account/buyer-only.tsx'
import { CheckoutSteps } from '../checkout/checkout-steps.tsx'
import { useFormats } from '../orders/formats.ts'
import { useLiveOrders } from '../orders/use-live-orders.ts'
import { durationOf, minutesAndSeconds, secondsUntil } from './countdown.ts'
import { FifteenPads } from './fifteen-pads.tsx'
import { paymentQuery } from './payment.queries.ts'
import { PaymentOrder } from './payment-order.tsx'
import { PaymentStateText } from './payment-state.tsx'
import { QrBox } from './qr-box.tsx'
import { useStartAttempt } from './start-attempt.mutation.ts'
import { useServerClock } from './use-server-clock.ts'

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

function Payment({ orderNo }: { orderNo: string }): ReactNode {
  const { t } = useTranslation('payment')
  const formats = useFormats()
  const query = useQuery(paymentQuery(useAppContext(), orderNo))
  const { start, begin } = useStartAttempt(orderNo)
  useLiveOrders()
  const payment = query.data
  const isStarting = start.kind === 'starting'
  const state = isStarting && payment?.status !== 'success' ? 'generating' : (payment?.status ?? 'generating')
  const now = useServerClock(state !== 'success')
  const secondsLeft = state === 'waiting' && payment?.expiresAt ? secondsUntil(payment.expiresAt, now) : 0
  const isPayable = payment?.orderStatus === 'pending' && secondsUntil(payment.payBefore, now) > 0
  const wantsCode =
    payment?.status === 'generating' && payment.attemptId === null && isPayable && start.kind !== 'refused'
  const announced =
    state === 'waiting' ? Object.entries(announceAt).find(([at]) => Number(at) === secondsLeft)?.[1] : undefined

  // The first code is made by itself; while the stock is still checked every answer asks for it again.
  useEffect(() => {
    if (wantsCode && query.dataUpdatedAt > 0) void begin()
  }, [wantsCode, query.dataUpdatedAt, begin])

  if (query.error instanceof CallRefused) return <NoSuchOrder message={query.error.message} />
  return (
    <div className="payment-layout sheet">
      <section className="payment-scan" aria-labelledby="payment-title">
        <h1 id="payment-title">{t('title')}</h1>
        {payment === undefined ? (
          <SkeletonBlock height={32} label={t('state.generating')} />
        ) : (
          <p className="payment-amount">{formats.money(payment.amount)}</p>
        )}
        {state === 'waiting' && payment?.qrUrl && (
          <>
            <a className={`${buttonClass({ tone: 'gold', wide: true })} payment-wallet`} href={payment.qrUrl}>
              {t('openWallet')}
            </a>
            <p className="small payment-wallet">{t('orScan')}</p>
          </>
        )}
        <QrBox state={state} url={payment?.qrUrl ?? null} orderNo={orderNo} />
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
          <PaymentStateText payment={payment} start={start} now={now} />
        </div>
        {query.isError && (
          <Notice tone="warn" title={t('unreachable.title')}>
            {t('unreachable.text')}
          </Notice>
        )}
        {start.kind === 'failed' && !query.isError && state === 'generating' && (
          <Notice tone="danger" title={t('state.failed')} />
        )}
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
  )
}

/** `/wechat-pay?orderNo=`: a code to scan, its countdown, and what becomes of it. */
export function PaymentPage(): ReactNode {
  const { t } = useTranslation('payment')
  const { orderNo } = here.useSearch()
  return (
    <main id="main" className="wrap page">
      <div className="payment-head">
        <CheckoutSteps current="pay" />
      </div>
      <BuyerOnly waiting={<SkeletonBlock height={480} label={t('state.generating')} />}>
        {() =>
          orderNo === undefined || orderNo === '' ? (
            <NoSuchOrder message={t('notFound.title')} />
          ) : (
            <Payment key={orderNo} orderNo={orderNo} />
          )
        }
      </BuyerOnly>
      <p className="small payment-demo">{t('demo')}</p>
    </main>
  )
}
