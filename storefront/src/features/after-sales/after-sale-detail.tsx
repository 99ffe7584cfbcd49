import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import './after-sales.css'
import type { BuyerAfterSaleDetail } from '@pinline/contracts/order/after-sale/after-sale-row'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { PinLine } from '@pinline/ui/design/pin-line.tsx'
import { SkeletonBlock } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { partName } from '../product/part-name.ts'
import { AfterSaleConversation } from './after-sale-conversation.tsx'
import { afterSaleProgress } from './after-sale-progress.ts'
import { AfterSaleStatusTag } from './after-sale-status-tag.tsx'
import { getAfterSaleQuery } from './after-sales.queries.ts'
import { useCancelAfterSale } from './cancel-after-sale.mutation.ts'
import { PrivateFiles } from './private-files.tsx'
import { useAfterSaleNames } from './use-after-sale-names.ts'
import { useLiveAfterSales } from './use-live-after-sales.ts'

function CancelButton({ afterSaleNo }: { afterSaleNo: string }): ReactNode {
  const { t } = useTranslation('after-sales')
  const { cancel, isPending } = useCancelAfterSale()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone="quiet" onPress={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog
        isAlert
        title={t('cancel.title')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button autoFocus onPress={close}>
              {t('cancel.keep')}
            </Button>
            <Button tone="danger" isPending={isPending} onPress={() => void cancel(afterSaleNo).then(close)}>
              {t('cancel.open')}
            </Button>
          </>
        }
      >
        <p>{t('cancel.text')}</p>
      </Dialog>
    </>
  )
}

function Approved({ request }: { request: BuyerAfterSaleDetail }): ReactNode {
  const { t } = useTranslation('after-sales')
  const format = useFormat()
  const { returnRequired, returnBy, instructions, returnSlipUrl } = request
  const sendBack = returnBy === null ? t('next.sendBack') : t('next.sendBackBy', { date: format.date(returnBy) })
  return (
    <Banner tone="info" title={returnRequired === true ? sendBack : t('next.noReturn')}>
      {instructions !== null && <span className="written">{instructions}</span>}
      {returnSlipUrl !== null && (
        <p>
          <a className={buttonClass({ small: true })} href={returnSlipUrl}>
            {t('next.slip')}
          </a>
        </p>
      )}
    </Banner>
  )
}

function Replaced({
  request: { orderNo },
  replacement: { quantity, carrier, trackingNumber },
}: {
  request: BuyerAfterSaleDetail
  replacement: NonNullable<BuyerAfterSaleDetail['replacement']>
}): ReactNode {
  const { t } = useTranslation('after-sales')
  return (
    <Banner tone="ok" title={t('next.replaced', { count: quantity })}>
      {carrier !== null && trackingNumber !== null && t('next.parcel', { carrier, number: trackingNumber })}{' '}
      <Link to="/user/center" search={{ tab: 'orders', orderNo }}>
        {t('next.track')}
      </Link>
    </Banner>
  )
}

/** What the buyer has to know or to do now. */
function NextStep({ request }: { request: BuyerAfterSaleDetail }): ReactNode {
  const { t } = useTranslation('after-sales')
  const format = useFormat()
  const { refund, replacement, status } = request
  if (status === 'rejected')
    return (
      <Banner tone="warn" title={t('next.rejected')}>
        <span className="written">{request.rejectionReason}</span>
      </Banner>
    )
  if (replacement?.state === 'requested' || replacement?.state === 'reserved')
    return <Banner tone="info" title={t('next.preparing', { count: replacement.quantity })} />
  if (status === 'approved') return <Approved request={request} />
  if (request.cancelReason !== null && request.returnBy !== null)
    return (
      <Banner tone="warn" title={t('next.notReturned')}>
        {t('next.notReturnedText', { date: format.date(request.returnBy) })}
      </Banner>
    )
  if (replacement?.state === 'sent') return <Replaced request={request} replacement={replacement} />
  if (refund?.state === 'completed')
    return <Banner tone="ok" title={t('next.refunded', { amount: format.money(refund.amount) })} />
  if (refund?.state === 'requested')
    return <Banner tone="info" title={t('next.refunding', { amount: format.money(refund.amount) })} />
  if (status === 'submitted')
    return <Banner tone="info" title={t('next.submitted', { time: format.moment(request.answerBy) })} />
  return null
}

function RequestData({ request }: { request: BuyerAfterSaleDetail }): ReactNode {
  const { t } = useTranslation('after-sales')
  const format = useFormat()
  const { kindName, reasonName } = useAfterSaleNames()
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('field.kind'), kindName(request.kind)],
    [t('field.reason'), reasonName(request.reason)],
    [t('field.quantity'), t('row.quantity', { count: request.quantity })],
    [t('field.openedPackage'), yesNo(request.openedPackage)],
    [t('field.specialHandling'), yesNo(request.specialHandling)],
    [
      t('field.order'),
      <Link key="order" to="/user/center" search={{ tab: 'orders', orderNo: request.orderNo }}>
        {request.orderNo}
      </Link>,
    ],
    [t('field.delivered'), format.dateTime(request.deliveredAt)],
  ]
  return (
    <section className="sheet" aria-labelledby="after-sale-facts">
      <h2 id="after-sale-facts" className="order-section-title">
        {t('detail.request')}
      </h2>
      <dl className="order-facts">
        {rows.map(([name, value]) => (
          <div key={name} className="after-sale-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {request.note !== null && (
          <div className="after-sale-fact">
            <dt>{t('field.note')}</dt>
            <dd className="written">{request.note}</dd>
          </div>
        )}
      </dl>
      {request.files.length > 0 && (
        <div className="after-sale-own-files">
          <PrivateFiles files={request.files} />
        </div>
      )}
    </section>
  )
}

function Head({ request }: { request: BuyerAfterSaleDetail }): ReactNode {
  const { t } = useTranslation('after-sales')
  const format = useFormat()
  return (
    <section className="sheet order-head" aria-labelledby="after-sale-number">
      <div className="order-head-line">
        <h1 id="after-sale-number" className="order-number">
          {request.model}
        </h1>
        <AfterSaleStatusTag status={request.status} />
        <div className="order-head-actions">
          {request.allowedCommands.includes('cancel-after-sale') && <CancelButton afterSaleNo={request.afterSaleNo} />}
        </div>
      </div>
      <p className="small">
        <UnbrokenFigures text={partName(request)} /> ·{' '}
        {t('row.of', { number: request.afterSaleNo, time: format.dateTime(request.createdAt) })}
        {request.late && <> · {t('detail.late')}</>}
      </p>
      <div className="order-progress">
        <PinLine
          label={t('detail.progress')}
          steps={afterSaleProgress(request).map(({ step, state, at }) => ({
            id: step,
            state,
            label: t(`status.${step}`),
            note: at === null ? undefined : format.moment(at),
          }))}
        />
      </div>
      <div className="order-head-notice">
        <NextStep request={request} />
      </div>
    </section>
  )
}

/** One request: its progress, what was asked for, and the conversation about it. */
export function AfterSaleDetail({ afterSaleNo }: { afterSaleNo: string }): ReactNode {
  const { t } = useTranslation('after-sales')
  useLiveAfterSales()
  const query = useQuery(getAfterSaleQuery(useAppContext(), afterSaleNo))
  const back = (
    <Link to="/user/center" search={{ tab: 'after-sales' }} className={buttonClass({ tone: 'quiet', small: true })}>
      <ArrowLeft className="icon" aria-hidden="true" />
      {t('detail.back')}
    </Link>
  )
  const request = query.data
  if (request === undefined) {
    if (!query.isError || query.isFetching) return <SkeletonBlock height={220} label={t('loading')} />
    if (query.error instanceof CallRefused)
      return (
        <section className="sheet">
          <EmptyState title={t('detail.notFound')} level={1} actions={back}>
            <p>{t('detail.notFoundText')}</p>
          </EmptyState>
        </section>
      )
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
      <Head request={request} />
      <div className="order-columns">
        <AfterSaleConversation request={request} />
        <RequestData request={request} />
      </div>
    </>
  )
}
