import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { rootRoute } from '../app/root-route.tsx'
import { categoriesQuery, hotKeywordsQuery, productListQuery } from '../features/catalogue/catalogue.queries.ts'
import { finderSearch } from '../features/home/finder-search.ts'

/** Home: finder, families, hot keywords, facts. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/index',
  validateSearch: finderSearch,
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(categoriesQuery(context)),
      context.queryClient.ensureQueryData(hotKeywordsQuery(context)),
      context.queryClient.ensureQueryData(productListQuery(context, { page: 1, pageSize: 15 })),
    ])
  },
  head: ({ match }) =>
    pageHead(match.context, {
      path: '/index',
      title: match.context.i18n.t('home:title'),
      description: match.context.i18n.t('home:description'),
    }),
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
})
