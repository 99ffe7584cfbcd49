import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { findCategory } from '../product/find-category.ts'
import { listCategoriesQuery } from '../product/product.queries.ts'
import { readListSearch } from '../search/list-search.ts'
import { FoundContent } from './found-content.tsx'
import { ProductResults } from './product-results.tsx'
import { useSearchNavigation } from './use-list-navigation.ts'

const here = getRouteApi('/_shell/productListCopy/$id')

/** Search results: the same list, filtered by keyword. */
export function ProductSearchPage(): ReactNode {
  const { t } = useTranslation('catalogue')
  const { id } = here.useParams()
  const search = here.useSearch()
  const state = useMemo(() => readListSearch(search), [search])
  const navigation = useSearchNavigation(id)
  const { data: categories = [] } = useQuery(listCategoriesQuery(useAppContext()))
  const category = id === 'all' ? undefined : findCategory(categories, id)?.category
  const title = state.q === '' ? t('resultsAll') : t('resultsFor', { query: state.q })
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb current={title} />
      <div className="list-head">
        <h1>{title}</h1>
        <p>{t('listLead')}</p>
      </div>
      <ProductResults state={state} categoryId={category?.id} outOf={null} navigation={navigation} />
      <FoundContent q={state.q} />
    </main>
  )
}
