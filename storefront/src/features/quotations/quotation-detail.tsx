import './quotations.css'
import type { BuyerQuotation } from '@pinline/contracts/order/quotation/quotation-row'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonBlock } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, FileDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { AcceptQuotationButton } from './accept-quotation-button.tsx'
import { AnswerTable } from './answer-table.tsx'
import { CallOffQuotationForm, type CallOffRefusal } from './call-off-quotation-form.tsx'
import { DeclineQuotationButton } from './decline-quotation-button.tsx'
import { QuotationStatusTag } from './quotation-status-tag.tsx'
import { getQuotationQuery, listQuotationDocumentsQuery } from './quotations.queries.ts'
import { RequestQuotationAgainForm } from './request-quotation-again-form.tsx'
import { useShowAll } from './use-show-all.tsx'

/** What was asked for, before there is an answer. */
function RequestedLines({ quotation }: { quotation: BuyerQuotation }): ReactNode {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const { shown, button } = useShowAll(quotation.lines)
  return (
    <section className="sheet" aria-labelledby="quotation-asked">
      <h2 id="quotation-asked" className="order-section-title">
        {t('detail.asked')}
      </h2>
      <ul className="quotation-asked">
        {shown.map((line) => (
          <li key={line.productId}>
            <b className="part-number">{line.model}</b>
            <span>{t('row.pieces', { count: line.quantity })}</span>
            {line.targetPrice !== null && (
              <span className="small">{t('detail.target', { price: format.unitPrice(line.targetPrice) })}</span>
            )}
            {line.wantedOn !== null && (
              <span className="small">{t('detail.wantedOn', { date: format.day(line.wantedOn) })}</span>
            )}
          </li>
        ))}
      </ul>
      {button}
    </section>
  )
}

/** An answer as PDF, in the language of the page. Not shown while there is no link. */
function RoundFile({ quotationNo, round }: { quotationNo: string; round: number }): ReactNode {
  const { t } = useTranslation('quotations')
  const { data } = useQuery(listQuotationDocumentsQuery(useAppContext(), quotationNo))
  const url = data?.list.find((one) => one.round === round)?.url
  if (url === undefined) return null
  return (
    <a className={buttonClass({ tone: 'quiet', small: true })} href={url}>
      <FileDown className="icon" aria-hidden="true" />
      {t('detail.file')}
    </a>
  )
}

function Rounds({ quotation }: { quotation: BuyerQuotation }): ReactNode {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const last = quotation.rounds.findLast(({ answer }) => answer !== null)
  return (
    <section className="sheet" aria-labelledby="quotation-rounds">
      <h2 id="quotation-rounds" className="order-section-title">
        {t('detail.rounds')}
      </h2>
      <ol className="quotation-rounds">
        {quotation.rounds.map((round, place) => (
          <li key={`${round.at} ${round.from}`} data-from={round.from}>
            <p className="small">
              {t(`from.${round.from}`)} · {format.dateTime(round.at)}
            </p>
            {round.text !== null && <p className="written">{round.text}</p>}
            {round.answer !== null &&
              (round === last ? (
                <AnswerTable quotation={quotation} answer={round.answer} />
              ) : (
                <details>
                  <summary>{t('detail.earlierPrices')}</summary>
                  <AnswerTable quotation={quotation} answer={round.answer} />
                </details>
              ))}
            {round.answer !== null && <RoundFile quotationNo={quotation.quotationNo} round={place} />}
          </li>
        ))}
      </ol>
      {quotation.allowedCommands.includes('request-quotation-again') && (
        <RequestQuotationAgainForm quotationNo={quotation.quotationNo} />
      )}
    </section>
  )
}

function Orders({ quotation }: { quotation: BuyerQuotation }): ReactNode {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  if (quotation.callOffs.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="quotation-orders">
      <h2 id="quotation-orders" className="order-section-title">
        {t('detail.orders')}
      </h2>
      <ul className="quotation-asked">
        {quotation.callOffs.map(({ orderNo, lines, at, returnedAt }) => (
          <li key={orderNo}>
            <Link to="/user/center" search={{ tab: 'orders', orderNo }} className="part-number">
              {orderNo}
            </Link>
            <span>{t('row.pieces', { count: lines.reduce((sum, line) => sum + line.quantity, 0) })}</span>
            <span className="small">{format.dateTime(at)}</span>
            {returnedAt !== null && <span className="small">{t('detail.cancelled')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Head({ quotation }: { quotation: BuyerQuotation }): ReactNode {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const { status, answerBy, validUntil, allowedCommands } = quotation
  return (
    <section className="sheet order-head" aria-labelledby="quotation-number">
      <div className="order-head-line">
        <h1 id="quotation-number" className="order-number">
          {quotation.quotationNo}
        </h1>
        <QuotationStatusTag status={status} />
        <div className="order-head-actions">
          {allowedCommands.includes('decline-quotation') && <DeclineQuotationButton quotation={quotation} />}
          {allowedCommands.includes('accept-quotation') && <AcceptQuotationButton quotation={quotation} />}
        </div>
      </div>
      <div className="order-head-notice">
        {answerBy !== null && <Banner tone="info" title={t('next.requested', { time: format.moment(answerBy) })} />}
        {validUntil !== null && <Banner tone="info" title={t('next.answered', { time: format.moment(validUntil) })} />}
        {status === 'accepted' && <Banner tone="ok" title={t('next.accepted')} />}
        {status === 'expired' && <Banner tone="warn" title={t('next.expired')} />}
      </div>
    </section>
  )
}

/** Why an order was refused; scrolled to, since the button that was pressed may be screens away. */
function Refusal({ refusal }: { refusal: CallOffRefusal }): ReactNode {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => holder.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={holder} className="sheet quotation-refusal">
      <Banner tone="danger" title={refusal.message}>
        {refusal.lines.map(({ productId, model, text }) => (
          <span key={productId} className="quotation-refused">
            <b className="part-number">{model}</b> {text}
          </span>
        ))}
      </Banner>
    </div>
  )
}

/** One quotation: its rounds with their prices, what the buyer can do now, and the orders made from it. */
export function QuotationDetail({ quotationNo }: { quotationNo: string }): ReactNode {
  const { t } = useTranslation('quotations')
  const query = useQuery(getQuotationQuery(useAppContext(), quotationNo))
  const [refusal, setRefusal] = useState<CallOffRefusal>()
  const back = (
    <Link to="/user/center" search={{ tab: 'quotes' }} className={buttonClass({ tone: 'quiet', small: true })}>
      <ArrowLeft className="icon" aria-hidden="true" />
      {t('detail.back')}
    </Link>
  )
  const quotation = query.data
  if (quotation === undefined) {
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
      <Head quotation={quotation} />
      {/* Above the form, which begins anew with what is left, or goes when nothing is. */}
      {refusal !== undefined && <Refusal refusal={refusal} />}
      {quotation.allowedCommands.includes('call-off-quotation') && (
        <CallOffQuotationForm key={quotation.version} quotation={quotation} onRefused={setRefusal} />
      )}
      <Orders quotation={quotation} />
      <RequestedLines quotation={quotation} />
      <Rounds quotation={quotation} />
    </>
  )
}
