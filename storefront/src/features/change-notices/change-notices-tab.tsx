import './change-notices.css'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type PageChoice, PagedList } from '../../app/paged-list.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ChangeNoticeItem } from './change-notice-item.tsx'
import { type ChangeNoticeListRequest, listMyChangeNoticesQuery } from './change-notices.queries.ts'

/** Changes and ends of life of the parts that the buyer has bought, newest first. */
export function ChangeNoticesTab({ request }: { request: ChangeNoticeListRequest }): ReactNode {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const list = useQuery(listMyChangeNoticesQuery(useAppContext(), request))
  const go = ({ page, pageSize }: PageChoice) =>
    void navigate({
      to: '/user/center',
      search: {
        tab: 'change-notices',
        ...(page === 1 ? {} : { page }),
        ...(pageSize === 15 ? {} : { pageSize }),
      },
    })
  return (
    <>
      <div className="orders-head">
        <h1>{t('change-notices.title')}</h1>
      </div>
      <section className="sheet sheet-padded" aria-label={t('change-notices.title')}>
        <PagedList
          list={list}
          texts={{
            loading: t('change-notices.loading'),
            failed: t('change-notices.failed'),
            retry: t('change-notices.retry'),
          }}
          pagerTexts={(total) => ({
            label: t('change-notices.pager.label'),
            sizes: t('change-notices.pager.sizes'),
            previous: t('change-notices.pager.previous'),
            next: t('change-notices.pager.next'),
            total: t('change-notices.pager.total', { count: total }),
          })}
          empty={
            <EmptyState title={t('change-notices.empty')}>
              <p>{t('change-notices.emptyText')}</p>
            </EmptyState>
          }
          rowOf={(notice) => <ChangeNoticeItem key={notice.id} notice={notice} withParts />}
          onPage={go}
        />
      </section>
    </>
  )
}
