import './quotations.css'
import type { QuotationRow } from '@pinline/contracts/order/quotation/quotation-row'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { type PageChoice, PagedList } from '../../app/paged-list.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { QuotationStatusTag } from './quotation-status-tag.tsx'
import { listMyQuotationsQuery, type QuotationListRequest } from './quotations.queries.ts'

function QuotationRowItem({ quotation }: { quotation: QuotationRow }): ReactNode {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const search = { tab: 'quotes', request: quotation.quotationNo } as const
  const [first, ...others] = quotation.lines
  return (
    <li className="quotation-row">
      <div>
        <Link to="/user/center" search={search} className="part-number">
          {quotation.quotationNo}
        </Link>
        <span className="small">{format.dateTime(quotation.createdAt)}</span>
      </div>
      <div>
        <b>{first?.model}</b>
        {others.length > 0 && <span className="small">{t('row.more', { count: others.length })}</span>}
      </div>
      <div>
        <QuotationStatusTag status={quotation.status} />
        {quotation.answerBy !== null && (
          <span className="small">{t('row.answerBy', { time: format.moment(quotation.answerBy) })}</span>
        )}
        {quotation.validUntil !== null && (
          <span className="small">{t('row.validUntil', { time: format.moment(quotation.validUntil) })}</span>
        )}
      </div>
      <Link to="/user/center" search={search} className={buttonClass({ small: true })}>
        {t('row.details')}
      </Link>
    </li>
  )
}

function NoQuotations(): ReactNode {
  const { t } = useTranslation('quotations')
  return (
    <EmptyState
      title={t('empty.title')}
      actions={
        <Link to="/user/center" search={{ tab: 'quotes', part: 'cart' }} className={buttonClass({})}>
          {t('empty.cart')}
        </Link>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}

/** The buyer's quotations, newest first, with pages in the URL. */
export function QuotationsTab({ request }: { request: QuotationListRequest }): ReactNode {
  const { t } = useTranslation('quotations')
  const navigate = useNavigate()
  const list = useQuery(listMyQuotationsQuery(useAppContext(), request))
  const go = ({ page, pageSize }: PageChoice) =>
    void navigate({
      to: '/user/center',
      search: {
        tab: 'quotes',
        ...(page === 1 ? {} : { page }),
        ...(pageSize === 15 ? {} : { pageSize }),
      },
    })
  return (
    <>
      <div className="orders-head">
        <h1>{t('title')}</h1>
      </div>
      <section className="sheet" aria-label={t('title')}>
        <PagedList
          list={list}
          texts={{ loading: t('loading'), failed: t('error.title'), retry: t('error.retry') }}
          pagerTexts={(total) => ({
            label: t('pager.label'),
            sizes: t('pager.sizes'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            total: t('pager.total', { count: total }),
          })}
          empty={<NoQuotations />}
          rowOf={(one) => <QuotationRowItem key={one.quotationNo} quotation={one} />}
          onPage={go}
        />
      </section>
    </>
  )
}
