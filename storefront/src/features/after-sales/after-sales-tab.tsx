import './after-sales.css'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type PageChoice, PagedList } from '../../app/paged-list.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { AfterSaleRowItem } from './after-sale-row-item.tsx'
import { type AfterSaleListRequest, listMyAfterSalesQuery } from './after-sales.queries.ts'
import { useLiveAfterSales } from './use-live-after-sales.ts'

function NoAfterSales(): ReactNode {
  const { t } = useTranslation('after-sales')
  return (
    <EmptyState
      title={t('empty.title')}
      actions={
        <>
          <Link to="/user/center" search={{ tab: 'orders', status: 'completed' }} className={buttonClass({})}>
            {t('empty.orders')}
          </Link>
          <Link to="/intro/$page" params={{ page: 'returnPolicy' }} className={buttonClass({ tone: 'quiet' })}>
            {t('empty.policy')}
          </Link>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}

/** The buyer's after-sales requests, newest first, with pages in the URL. */
export function AfterSalesTab({ request }: { request: AfterSaleListRequest }): ReactNode {
  const { t } = useTranslation('after-sales')
  const navigate = useNavigate()
  useLiveAfterSales()
  const list = useQuery(listMyAfterSalesQuery(useAppContext(), request))
  const go = ({ page, pageSize }: PageChoice) =>
    void navigate({
      to: '/user/center',
      search: {
        tab: 'after-sales',
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
          empty={<NoAfterSales />}
          rowOf={(one) => <AfterSaleRowItem key={one.afterSaleNo} request={one} />}
          onPage={go}
        />
      </section>
    </>
  )
}
