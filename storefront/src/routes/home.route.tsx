import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { listBannersQuery, listNewsQuery, listSolutionsQuery } from '../features/content-lists/content-lists.queries.ts'
import { homeJsonLd } from '../features/home/home-json-ld.ts'
import { homeListRequest, plateRequest } from '../features/home/home-list-request.ts'
import { listCategoriesQuery, listHotKeywordsQuery, listProductsQuery } from '../features/product/product.queries.ts'

/** Home: finder, families, popular keywords, figures of the shop. */
export const homeRoute = createRoute({
  staticData: { chunk: 'home-page' },
  getParentRoute: () => shellRoute,
  path: '/index',
  loader: async ({ context }) => {
    const { queryClient } = context
    const [list] = await Promise.all([
      queryClient.ensureQueryData(listProductsQuery(context, homeListRequest)),
      queryClient.ensureQueryData(listProductsQuery(context, plateRequest)),
      queryClient.ensureQueryData(listCategoriesQuery(context)),
      queryClient.ensureQueryData(listHotKeywordsQuery(context)),
      // The page is worth showing without them.
      queryClient.prefetchQuery(listBannersQuery(context, 'home')),
      queryClient.prefetchQuery(listSolutionsQuery(context)),
      queryClient.prefetchQuery(listNewsQuery(context, { kind: 'news', page: 1 })),
    ])
    return { total: list.total }
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      path: '/index',
      title: match.context.i18n.t('home:title'),
      description: match.context.i18n.t('home:description', { count: loaderData?.total ?? 0 }),
      jsonLd: import.meta.env.SSR ? homeJsonLd(match.context) : [],
    }),
  component: lazyPage(() => import('../features/home/home-page.tsx'), 'HomePage'),
})
