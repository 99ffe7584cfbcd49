import '../orders/order-page.css'
import './quotation-page.css'
import { listQuotationDocumentsByStaff } from '@pinline/contracts/order/document/list-quotation-documents-by-staff'
import type { QuotationRecord, QuotationRound } from '@pinline/contracts/order/quotation/quotation-row'
import { type QuotationNo, quotationNo } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useGetOne } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { DemoTag } from '../../layout/demo-tag.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormKey } from '../../layout/use-form-key.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { Due } from '../to-dos/due.tsx'
import { AnswerQuotationForm } from './answer-quotation-form.tsx'
import { lastAnswerOf } from './answer-values.ts'
import { QuotationStatusTag } from './quotation-status-tag.tsx'

const Lines = ({ quotation }: { quotation: QuotationRecord }) => {
  const text = useText()
  const format = useFormat()
  return (
    <section className="sheet" aria-labelledby="quotation-lines">
      <h2 id="quotation-lines">{text('resources.quotations.page.lines')}</h2>
      <ul className="quotation-list">
        {quotation.lines.map(({ productId, model, manufacturer, quantity, left, targetPrice, wantedOn }) => (
          <li key={productId}>
            <b className="part-number">{model}</b>
            <span>{manufacturer}</span>
            <span>{text('resources.quotations.page.quantity', { quantity: format.number(quantity) })}</span>
            {quotation.status === 'accepted' && (
              <span>{text('resources.quotations.page.left', { left: format.number(left) })}</span>
            )}
            {targetPrice !== null && (
              <span>{text('resources.quotations.page.target', { price: format.unitPrice(targetPrice) })}</span>
            )}
            {wantedOn !== null && (
              <span>{text('resources.quotations.page.wanted', { date: format.day(wantedOn) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Answer = ({
  quotation,
  answer,
  isLast,
}: {
  quotation: QuotationRecord
  answer: NonNullable<QuotationRound['answer']>
  isLast: boolean
}) => {
  const text = useText()
  const format = useFormat()
  const modelOf = (id: string) => quotation.lines.find(({ productId }) => productId === id)?.model
  return (
    <details open={isLast} className="quotation-prices">
      <summary>{text('resources.quotations.page.prices', { smart_count: answer.prices.length })}</summary>
      {answer.prices.map(({ productId, unitPrice, leadTimeDays, breaks = [] }) => (
        <p key={productId}>
          <b className="part-number">{modelOf(productId)}</b> {format.unitPrice(unitPrice)},{' '}
          {breaks.map(({ from, unitPrice: lower }) => (
            <span key={from}>
              {text('resources.quotations.page.break', {
                from: format.number(from),
                price: format.unitPrice(lower),
              })}
              ,{' '}
            </span>
          ))}
          {text('resources.quotations.page.lead', { days: leadTimeDays })}
        </p>
      ))}
      <p>
        {text('resources.quotations.page.freight', {
          freight: format.money(answer.freight),
          method: text(`resources.orders.shipping_short.${answer.shippingMethod}`),
          date: format.moment(answer.validUntil),
        })}
      </p>
    </details>
  )
}

/** Links are good for an hour: an open page gets new ones in time, ms. */
const renewMs = 1_800_000

/** An answer as PDF, in the language of the console. Not shown while there is no link. */
const RoundFile = ({ quotation, round }: { quotation: QuotationRecord; round: number }) => {
  const text = useText()
  const api = useApi()
  const { quotationNo: number, version } = quotation
  const { data } = useQuery({
    queryKey: ['quotations', 'documents', number, version],
    queryFn: () => api.read(listQuotationDocumentsByStaff, { quotationNo: number }, { silent: true }),
    refetchInterval: renewMs,
  })
  const url = data?.list.find((one) => one.round === round)?.url
  return url === undefined ? null : <a href={url}>{text('resources.quotations.page.file')}</a>
}

const Rounds = ({ quotation }: { quotation: QuotationRecord }) => {
  const text = useText()
  const format = useFormat()
  const last = lastAnswerOf(quotation)
  return (
    <section className="sheet" aria-labelledby="quotation-rounds">
      <h2 id="quotation-rounds">{text('resources.quotations.page.rounds')}</h2>
      <ol className="quotation-list">
        {quotation.rounds.map((round, place) => (
          <li key={`${round.at} ${round.from}`} data-from={round.from}>
            <span className="sub">
              {text(`resources.quotations.from.${round.from}`)} · {format.moment(round.at)}
            </span>
            {round.text !== null && <p className="written">{round.text}</p>}
            {round.answer !== null && (
              <Answer quotation={quotation} answer={round.answer} isLast={round.answer === last} />
            )}
            {round.answer !== null && <RoundFile quotation={quotation} round={place} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Orders = ({ quotation: { callOffs } }: { quotation: QuotationRecord }) => {
  const text = useText()
  const format = useFormat()
  if (callOffs.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="quotation-orders">
      <h2 id="quotation-orders">{text('resources.quotations.page.orders')}</h2>
      <ul className="quotation-list">
        {callOffs.map(({ orderNo, lines, at, returnedAt }) => (
          <li key={orderNo}>
            <Link to={`/orders/${orderNo}/show`} className="part-number">
              {orderNo}
            </Link>
            <span>
              {text('resources.quotations.page.quantity', {
                quantity: format.number(lines.reduce((sum, line) => sum + line.quantity, 0)),
              })}
            </span>
            <span className="figure">{format.moment(at)}</span>
            {returnedAt !== null && <span>{text('resources.quotations.page.cancelled')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Quotation = ({ id }: { id: QuotationNo }) => {
  const text = useText()
  const { data: quotation, isPending, error, refetch } = useGetOne<QuotationRecord>('quotations', { id })
  const { formKey, onChanged, beginAnew } = useFormKey(quotation?.version)
  usePageTitle(id)
  const reload = async () => (await refetch()).data?.version
  if (isPending) return <PageSkeleton />
  if (quotation === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.quotations.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  const mayAnswer = quotation.allowedCommands.includes('answer-quotation')
  return (
    <article>
      <header className="page-head order-head">
        <h1>{quotation.quotationNo}</h1>
        <QuotationStatusTag status={quotation.status} />
        <DemoTag id={quotation.buyerId} />
      </header>
      <div className="order-facts">
        <span>
          {text('resources.orders.page.buyer')}{' '}
          <b>
            <ObjectName id={quotation.buyerId} />
          </b>
        </span>
        <span>
          {text('resources.quotations.fields.currency')} <b>{quotation.currency}</b>
        </span>
        {quotation.answerBy !== null && (
          <span>
            {text('resources.quotations.fields.answerBy')} <Due at={quotation.answerBy} />
          </span>
        )}
        <span className="order-version">{text('resources.orders.page.version', { version: quotation.version })}</span>
      </div>
      <div className="stack">
        {mayAnswer && (
          <AnswerQuotationForm
            key={formKey}
            quotation={quotation}
            onChanged={onChanged}
            onReload={reload}
            onDone={() => void reload().then(beginAnew)}
          />
        )}
        <div className="quotation-columns">
          {!mayAnswer && <Lines quotation={quotation} />}
          <Rounds quotation={quotation} />
          <Orders quotation={quotation} />
        </div>
      </div>
    </article>
  )
}

/** One quotation: what was asked for, its rounds, and the form that answers it. */
export const QuotationPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = quotationNo.safeParse(useParams().id)
  if (id.success) return <Quotation key={id.data} id={id.data} />
  return <PageFailure message={text('resources.quotations.page.not_found')} onRetry={() => navigate('/quotations')} />
}
