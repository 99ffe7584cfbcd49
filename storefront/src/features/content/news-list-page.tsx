import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listNewsQuery } from '../content-lists/content-lists.queries.ts'
import { ContentCards } from './content-cards.tsx'

const here = getRouteApi('/_shell/news')

/** News, newest first. */
export function NewsListPage(): ReactNode {
  const { t } = useTranslation('content')
  const { language } = useAppContext()
  const { page = 1 } = here.useSearch()
  const { data } = useQuery(listNewsQuery(useAppContext(), { kind: 'news', page }))
  const pages = Math.ceil((data?.total ?? 0) / (data?.pageSize ?? 15))
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb current={t('news.title')} />
      <header className="content-head">
        <h1>{t('news.title')}</h1>
        <p className="lead">{t('news.lead')}</p>
        <p className="small">
          <a href={`/${language}/news.xml`}>{t('news.feed')}</a>
        </p>
      </header>
      {data?.list.length === 0 && (
        <div className="sheet">
          <EmptyState title={t('news.none')}>
            <p>{t('news.noneText')}</p>
          </EmptyState>
        </div>
      )}
      {data && <ContentCards rows={data.list} level={2} />}
      {pages > 1 && (
        <nav className="content-pages" aria-label={t('news.pages')}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <Link
              key={number}
              to="/news"
              search={number === 1 ? {} : { page: number }}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {number}
            </Link>
          ))}
        </nav>
      )}
    </main>
  )
}
