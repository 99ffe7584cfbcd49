import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { notFoundHead } from '../app/not-found-head.ts'
import { pageHead } from '../app/page-head.ts'
import { checkPage } from '../app/past-end.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { listBannersQuery } from '../features/content-lists/content-lists.queries.ts'
import { findCategory } from '../features/product/find-category.ts'
import { getCategoryQuery, listCategoriesQuery, listProductsQuery } from '../features/product/product.queries.ts'
import { collectionJsonLd } from '../features/product-list/list-json-ld.ts'
import { canonicalList, listRequest, readListSearch, validListSearch } from '../features/search/list-search.ts'

/** A category's parts, or all of them at `/product/all/all`; the URL has filters, sort and page. */
export const productListRoute = createRoute({
  staticData: { chunk: 'product-list-page' },
  getParentRoute: () => shellRoute,
  path: '/product/$categoryName/$id',
  validateSearch: validListSearch,
  loaderDeps: ({ search }) => validListSearch(search),
  loader: async ({ context, params, deps }) => {
    const categories = await context.queryClient.ensureQueryData(listCategoriesQuery(context))
    const found = params.id === 'all' ? null : findCategory(categories, params.id)
    if (found === undefined) throw notFound()
    const category = found?.category
    const state = readListSearch(deps)
    const [list] = await Promise.all([
      context.queryClient.ensureQueryData(listProductsQuery(context, listRequest(state, category?.id))),
      category && context.queryClient.prefetchQuery(getCategoryQuery(context, category.id)),
      context.queryClient.prefetchQuery(listBannersQuery(context, 'list')),
    ])
    checkPage(state.page, list)
    const title = category?.meta_title ?? context.i18n.t('catalogue:allParts')
    const first = (state.page - 1) * state.pageSize
    return {
      title,
      lead: category?.lead ?? '',
      parents: (found?.parents ?? []).map(({ id, slug, meta_title }) => ({ id, slug, meta_title })),
      total: list.total,
      parts: list.list.map(({ id, name }, index) => ({ id, name, position: first + index + 1 })),
      canonical: canonicalList(state),
    }
  },
  head: ({ match, params, loaderData }) => {
    const { i18n } = match.context
    const path = `/product/${params.categoryName}/${params.id}`
    if (loaderData === undefined) return notFoundHead(match, 'category')
    const { title, lead, canonical } = loaderData
    const description = i18n.t('catalogue:listDescription', { category: title })
    return pageHead(match.context, {
      path: path + canonical,
      title: canonical === '' ? title : i18n.t('catalogue:pageOf', { title, page: canonical.replace('?page=', '') }),
      description: lead === '' ? description : `${lead} ${description}`,
      jsonLd: import.meta.env.SSR ? [collectionJsonLd({ ...loaderData, path }, match.context)] : [],
    })
  },
  component: lazyPage(() => import('../features/product-list/product-list-page.tsx'), 'ProductListPage'),
  notFoundComponent: lazyPage(
    () => import('../features/not-found/category-not-found-page.tsx'),
    'CategoryNotFoundPage',
  ),
})
