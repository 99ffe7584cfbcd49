import '../orders/order-page.css'
import './after-sale-page.css'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import { type AfterSaleNo, afterSaleNo } from '@pinline/events/ids'
import { Fragment, type ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { DemoTag } from '../../layout/demo-tag.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { PrivateFiles } from '../files/private-files.tsx'
import { Due } from '../to-dos/due.tsx'
import { AfterSaleCommands } from './after-sale-commands.tsx'
import { AfterSaleHistory } from './after-sale-history.tsx'
import { AfterSaleStatusTag } from './after-sale-status-tag.tsx'
import { AnswerAfterSaleForm } from './answer-after-sale-form.tsx'
import { AssignAfterSaleButton } from './assign-after-sale-button.tsx'

/** Polling interval of a request while its refund, or the stock of its replacement, is under way, ms. */
const pollMs = 3000
const isUnderWay = ({ refund, replacement }: AfterSaleRecord): boolean =>
  refund?.state === 'requested' || replacement?.state === 'requested'

type DataField =
  | 'kind'
  | 'reason'
  | 'quantity'
  | 'openedPackage'
  | 'specialHandling'
  | 'custom'
  | 'late'
  | 'deliveredAt'
  | 'returnRequired'
  | 'returnBy'
  | 'cancelReason'
  | 'received'
  | 'refund'
  | 'replacement'

const RequestData = ({ request }: { request: AfterSaleRecord }) => {
  const text = useText()
  const format = useFormat()
  const yesNo = (value: boolean) => text(value ? 'resources.after-sales.yes' : 'resources.after-sales.no')
  const { received, replacement, refund } = request
  const replacementText = ({ state, quantity, carrier, trackingNumber }: NonNullable<typeof replacement>) =>
    [
      format.number(quantity),
      state === 'sent' ? `${carrier} ${trackingNumber}` : text(`resources.after-sales.replacement_state.${state}`),
    ].join(' · ')
  const rows: readonly (readonly [DataField, ReactNode])[] = [
    ['kind', text(`resources.after-sales.kind.${request.kind}`)],
    ['reason', text(`resources.after-sales.reason.${request.reason}`)],
    ['quantity', format.number(request.quantity)],
    ['openedPackage', yesNo(request.openedPackage)],
    ['specialHandling', yesNo(request.specialHandling)],
    ['custom', yesNo(request.custom)],
    ['late', yesNo(request.late)],
    ['deliveredAt', format.moment(request.deliveredAt)],
    ...(request.returnRequired === null ? [] : [['returnRequired', yesNo(request.returnRequired)] as const]),
    ...(request.returnBy === null ? [] : [['returnBy', format.date(request.returnBy)] as const]),
    ...(request.cancelReason === null
      ? []
      : [['cancelReason', text(`resources.after-sales.cancel_reason.${request.cancelReason}`)] as const]),
    ...(received === null
      ? []
      : [
          [
            'received',
            text('resources.after-sales.received', {
              condition: text(`resources.after-sales.condition.${received.condition}`),
              stock: received.toStock,
              scrap: received.toScrap,
            }),
          ] as const,
        ]),
    ...(refund === null
      ? []
      : [
          [
            'refund',
            `${format.money(refund.amount)}, ${text(`resources.after-sales.refund_state.${refund.state}`)}`,
          ] as const,
        ]),
    ...(replacement === null ? [] : [['replacement', replacementText(replacement)] as const]),
  ]
  return (
    <section className="sheet" aria-labelledby="after-sale-data">
      <h2 id="after-sale-data">{text('resources.after-sales.page.request')}</h2>
      <dl className="facts">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{text(`resources.after-sales.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {request.note !== null && <p className="sheet-note written">{request.note}</p>}
      <PrivateFiles fileIds={request.files.map(({ id }) => id)} />
    </section>
  )
}

/** What staff wrote to the buyer when they decided. */
const Decision = ({ request }: { request: AfterSaleRecord }) => {
  const text = useText()
  const written = request.rejectionReason ?? request.instructions
  const { returnSlipUrl } = request
  if (written === null && returnSlipUrl === null) return null
  const isRejected = request.rejectionReason !== null
  return (
    <section className="sheet" aria-labelledby="after-sale-decision">
      <h2 id="after-sale-decision">
        {text(isRejected ? 'resources.after-sales.reject.reason' : 'resources.after-sales.approve.instructions')}
      </h2>
      {written !== null && <p className="sheet-note written">{written}</p>}
      {returnSlipUrl !== null && (
        <p className="sheet-note">
          <a href={returnSlipUrl}>{text('resources.after-sales.approve.slip')}</a>
        </p>
      )}
    </section>
  )
}

const Conversation = ({ request, onReload }: { request: AfterSaleRecord; onReload: () => void }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="after-sale-talk">
      <h2 id="after-sale-talk">{text('resources.after-sales.talk.title')}</h2>
      {request.messages.length === 0 && <p className="sheet-note">{text('resources.after-sales.talk.empty')}</p>}
      <ul className="after-sale-talk">
        {request.messages.map((message) => (
          <li key={`${message.at} ${message.from}`} data-from={message.from}>
            <p className="sub">
              {text(`resources.after-sales.talk.from.${message.from}`)} ·{' '}
              <span className="figure">{format.moment(message.at)}</span>
            </p>
            <p className="written">{message.text ?? text('resources.after-sales.talk.erased')}</p>
            <PrivateFiles fileIds={message.files.map(({ id }) => id)} />
          </li>
        ))}
      </ul>
      {request.allowedCommands.includes('answer-after-sale') && (
        <AnswerAfterSaleForm request={request} onDone={onReload} />
      )}
    </section>
  )
}

const AfterSale = ({ id }: { id: AfterSaleNo }) => {
  const text = useText()
  const format = useFormat()
  const {
    data: request,
    isPending,
    error,
    refetch,
  } = useGetOne<AfterSaleRecord>(
    'after-sales',
    { id },
    { refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? pollMs : false) },
  )
  usePageTitle(id)
  const reload = async () => (await refetch()).data?.version

  if (isPending) return <PageSkeleton />
  if (request === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.after-sales.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  return (
    <article>
      <header className="page-head order-head">
        <h1>{request.afterSaleNo}</h1>
        <AfterSaleStatusTag status={request.status} />
        <DemoTag id={request.buyerId} />
        <AfterSaleCommands key={request.afterSaleNo} request={request} onReload={reload} />
      </header>
      <div className="order-facts">
        <span>
          {text('resources.orders.page.buyer')}{' '}
          <b>
            <ObjectName id={request.buyerId} />
          </b>
        </span>
        <span>
          {text('resources.after-sales.fields.order')}{' '}
          <Link to={`/orders/${request.orderNo}/show`} className="part-number">
            {request.orderNo}
          </Link>
        </span>
        <span>
          {text('resources.after-sales.fields.model')} <b>{request.model}</b> {request.name}
        </span>
        <AssignAfterSaleButton request={request} onReload={() => void reload()} />
        {request.status === 'submitted' && (
          <span>
            {text('resources.after-sales.fields.answerBy')} <Due at={request.answerBy} />
          </span>
        )}
        <span className="order-version">{text('resources.orders.page.version', { version: request.version })}</span>
      </div>
      {request.refund?.state === 'refused' && (
        <p className="notice notice-warn">{text('resources.after-sales.page.refund_refused')}</p>
      )}
      {request.replacement?.state === 'refused' && (
        <p className="notice notice-warn">
          {text('resources.after-sales.page.replacement_refused', {
            available: format.number(request.replacement.available ?? 0),
          })}
        </p>
      )}
      <div className="after-sale-columns">
        <div className="stack">
          <RequestData request={request} />
          <Decision request={request} />
          <Conversation request={request} onReload={() => void reload()} />
        </div>
        <AfterSaleHistory request={request} />
      </div>
    </article>
  )
}

/** One after-sales request: everything that is decided about it. */
export const AfterSalePage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = afterSaleNo.safeParse(useParams().id)
  if (id.success) return <AfterSale key={id.data} id={id.data} />
  return <PageFailure message={text('resources.after-sales.page.not_found')} onRetry={() => navigate('/after-sales')} />
}
