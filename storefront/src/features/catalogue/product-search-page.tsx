import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { categoriesQuery } from './catalogue.queries.ts'
import { findCategory } from './find-category.ts'
import { ProductResults } from './product-results.tsx'

const here = getRouteApi('/productListCopy/$id')

/** Search results: the same list, asked for by keyword. */
export function ProductSearchPage(): ReactNode {
  const { t } = useTranslation('catalogue')
  const params = here.useParams()
  const search = here.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const { data: categories = [] } = useQuery(categoriesQuery(useAppContext()))
  const category = params.id === 'all' ? undefined : findCategory(categories, params.id)
  const title = search.q ? t('resultsFor', { query: search.q }) : t('resultsAll')
  const to = { to: '/productListCopy/$id', params } as const
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb current={title} />
      <div className="list-head">
        <h1>{title}</h1>
        <p>{t('listLead')}</p>
      </div>
      <ProductResults
        search={search}
        categoryId={category?.id}
        outOf={null}
        hrefOf={(next) => router.buildLocation({ ...to, search: next }).publicHref}
        onSearch={(next) => void navigate({ ...to, search: next, resetScroll: false })}
      />
    </main>
  )
}
