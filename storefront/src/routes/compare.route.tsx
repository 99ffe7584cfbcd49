import { productId } from '@pinline/events/ids'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { compareSearch } from '../features/compare/compare-search.ts'
import { productQuery } from '../features/product/product.queries.ts'

/** Parts side by side: `/compare?ids=p-…,p-…`. Everybody compares others, so it is not for search engines. */
export const compareRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/compare',
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const ids = deps.ids === '' ? [] : deps.ids.split(',').map((id) => productId.parse(id))
    // One that is not in the catalogue any more does not keep the others from being compared.
    await Promise.allSettled(ids.map((id) => context.queryClient.ensureQueryData(productQuery(context, id))))
  },
  head: ({ match }) =>
    pageHead(match.context, { path: '/compare', title: match.context.i18n.t('compare:title'), isPrivate: true }),
  component: lazyRouteComponent(() => import('../features/compare/compare-page.tsx'), 'ComparePage'),
})
