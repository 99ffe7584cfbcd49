import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { notFoundHead } from '../app/not-found-head.ts'
import { pageHead } from '../app/page-head.ts'
import { checkPage } from '../app/past-end.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { searchContentQuery } from '../features/content-lists/content-lists.queries.ts'
import { findCategory } from '../features/product/find-category.ts'
import { listCategoriesQuery, listProductsQuery } from '../features/product/product.queries.ts'
import { listRequest, readListSearch, validListSearch } from '../features/search/list-search.ts'

/**
 * Search results: `/productListCopy/{category or all}?q=`. The canonical URL has no query: search engines need only
 * one.
 */
export const productSearchRoute = createRoute({
  staticData: { chunk: 'product-search-page' },
  getParentRoute: () => shellRoute,
  path: '/productListCopy/$id',
  validateSearch: validListSearch,
  loaderDeps: ({ search }) => validListSearch(search),
  loader: async ({ context, params, deps }) => {
    const categories = await context.queryClient.ensureQueryData(listCategoriesQuery(context))
    const found = params.id === 'all' ? null : findCategory(categories, params.id)
    if (found === undefined) throw notFound()
    const state = readListSearch(deps)
    const [list] = await Promise.all([
      context.queryClient.ensureQueryData(listProductsQuery(context, listRequest(state, found?.category.id))),
      // The parts are worth showing without it.
      state.q === '' ? undefined : context.queryClient.prefetchQuery(searchContentQuery(context, state.q)),
    ])
    checkPage(state.page, list)
    return { query: state.q, isNarrowed: Object.keys(deps).length > 0 }
  },
  head: ({ match, params, loaderData }) => {
    if (loaderData === undefined) return notFoundHead(match, 'category')
    const { i18n } = match.context
    const { query, isNarrowed } = loaderData
    return pageHead(match.context, {
      path: `/productListCopy/${params.id}`,
      isUnlisted: isNarrowed,
      title: query === '' ? i18n.t('catalogue:resultsAll') : i18n.t('catalogue:resultsFor', { query }),
      description: i18n.t('catalogue:listDescription', { category: i18n.t('catalogue:allParts') }),
    })
  },
  component: lazyPage(() => import('../features/product-list/product-search-page.tsx'), 'ProductSearchPage'),
  notFoundComponent: lazyPage(
    () => import('../features/not-found/category-not-found-page.tsx'),
    'CategoryNotFoundPage',
  ),
})
