import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { categoriesQuery } from './catalogue.queries.ts'
import { findCategory, leafCategories } from './find-category.ts'
import { ProductResults } from './product-results.tsx'

const here = getRouteApi('/product/$categoryName/$id')

/** A category's parts, or all of them. */
export function ProductListPage(): ReactNode {
  const { t } = useTranslation('catalogue')
  const params = here.useParams()
  const search = here.useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const context = useAppContext()
  const { data: categories = [] } = useQuery(categoriesQuery(context))
  const category = params.id === 'all' ? undefined : findCategory(categories, params.id)
  const everything = leafCategories(categories).reduce((sum, leaf) => sum + leaf.count, 0)
  const title = category?.meta_title ?? t('allParts')
  const to = { to: '/product/$categoryName/$id', params } as const
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb
        crumbs={
          category
            ? [
                {
                  key: 'all',
                  link: (
                    <Link to="/product/$categoryName/$id" params={{ categoryName: 'all', id: 'all' }}>
                      {t('allParts')}
                    </Link>
                  ),
                },
              ]
            : []
        }
        current={title}
      />
      <div className="list-head">
        <h1>{title}</h1>
        <p>{t('listLead')}</p>
      </div>
      <ProductResults
        search={search}
        categoryId={category?.id}
        outOf={category?.count ?? everything}
        hrefOf={(next) => router.buildLocation({ ...to, search: next }).publicHref}
        onSearch={(next) => void navigate({ ...to, search: next, resetScroll: false })}
      />
    </main>
  )
}
