import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { rootRoute } from '../app/root-route.tsx'
import { categoriesQuery, productListQuery } from '../features/catalogue/catalogue.queries.ts'
import { findCategory } from '../features/catalogue/find-category.ts'
import { listRequest, listSearch } from '../features/catalogue/list-search.ts'

/** A category's parts, or all of them at `/product/all/all`; filters, sort and page stand in the URL. */
export const productListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$categoryName/$id',
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const categories = await context.queryClient.ensureQueryData(categoriesQuery(context))
    const category = params.id === 'all' ? null : findCategory(categories, params.id)
    if (category === undefined) throw notFound()
    await context.queryClient.ensureQueryData(productListQuery(context, listRequest(deps, category?.id)))
    return { title: category?.meta_title ?? context.i18n.t('catalogue:allParts'), count: category?.count ?? null }
  },
  head: ({ match, params, loaderData }) =>
    pageHead(match.context, {
      path: `/product/${params.categoryName}/${params.id}`,
      title: loaderData?.title ?? match.context.i18n.t('catalogue:allParts'),
      description: match.context.i18n.t('catalogue:listDescription', { category: loaderData?.title ?? '' }),
    }),
  component: lazyRouteComponent(() => import('../features/catalogue/product-list-page.tsx'), 'ProductListPage'),
})
