import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { rootRoute } from '../app/root-route.tsx'
import { categoriesQuery, productListQuery } from '../features/catalogue/catalogue.queries.ts'
import { findCategory } from '../features/catalogue/find-category.ts'
import { listRequest, listSearch } from '../features/catalogue/list-search.ts'

/** Search results: `/productListCopy/{category or all}?q=`; canonical without the query, for engines need one of them. */
export const productSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/productListCopy/$id',
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const categories = await context.queryClient.ensureQueryData(categoriesQuery(context))
    const category = params.id === 'all' ? null : findCategory(categories, params.id)
    if (category === undefined) throw notFound()
    await context.queryClient.ensureQueryData(productListQuery(context, listRequest(deps, category?.id)))
    return { query: deps.q ?? '' }
  },
  head: ({ match, params, loaderData }) =>
    pageHead(match.context, {
      path: `/productListCopy/${params.id}`,
      title: match.context.i18n.t('catalogue:resultsFor', { query: loaderData?.query ?? '' }),
    }),
  component: lazyRouteComponent(() => import('../features/catalogue/product-search-page.tsx'), 'ProductSearchPage'),
})
