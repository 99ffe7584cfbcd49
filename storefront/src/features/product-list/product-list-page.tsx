import { keepFiguresWhole } from '@pinline/ui/format/keep-figures-whole'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { PlaceBannerList } from '../content-lists/place-banner-list.tsx'
import { findCategory } from '../product/find-category.ts'
import { getCategoryQuery, listCategoriesQuery } from '../product/product.queries.ts'
import { readListSearch } from '../search/list-search.ts'
import { CategoryLinks } from './category-links.tsx'
import { ProductResults } from './product-results.tsx'
import { useCategoryNavigation } from './use-list-navigation.ts'

const here = getRouteApi('/_shell/product/$categoryName/$id')

function CategoryText({ id, title }: { id: string; title: string }): ReactNode {
  const { data } = useQuery(getCategoryQuery(useAppContext(), id))
  if (data === undefined || data.text === '') return null
  return (
    <section className="category-text" aria-labelledby="category-text">
      <h2 id="category-text">{title}</h2>
      <p>{keepFiguresWhole(data.text)}</p>
    </section>
  )
}

/** The parts of a category, or all parts. */
export function ProductListPage(): ReactNode {
  const { t } = useTranslation('catalogue')
  const { categoryName, id } = here.useParams()
  const search = here.useSearch()
  const state = useMemo(() => readListSearch(search), [search])
  const navigation = useCategoryNavigation(categoryName, id)
  const { data: categories = [] } = useQuery(listCategoriesQuery(useAppContext()))
  const found = id === 'all' ? undefined : findCategory(categories, id)
  const category = found?.category
  const title = category?.meta_title ?? t('allParts')
  const above = category ? [{ slug: 'all', id: 'all', meta_title: t('allParts') }, ...(found?.parents ?? [])] : []
  const below = category ? category.children : categories
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb
        crumbs={above.map((one) => ({
          key: one.id,
          link: (
            <Link to="/product/$categoryName/$id" params={{ categoryName: one.slug, id: one.id }}>
              {one.meta_title}
            </Link>
          ),
        }))}
        current={title}
      />
      <div className="list-head">
        <h1>{title}</h1>
        <p>{category && category.lead !== '' ? t('listLeadBehind', { lead: category.lead }) : t('listLead')}</p>
      </div>
      <CategoryLinks categories={below} />
      <ProductResults
        state={state}
        categoryId={category?.id}
        outOf={category?.count ?? categories.reduce((sum, { count }) => sum + count, 0)}
        navigation={navigation}
      />
      {category && <CategoryText id={category.id} title={title} />}
      <PlaceBannerList place="list" />
    </main>
  )
}
