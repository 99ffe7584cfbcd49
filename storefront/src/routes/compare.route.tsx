import { productId } from '@pinline/events/ids'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { compareSearch } from '../features/compare/compare-search.ts'
import { getProductDetailQuery } from '../features/product/product.queries.ts'

/** Parts side by side: `/compare?ids=p-…,p-…`. Not indexed: every combination would be a page. */
export const compareRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/compare',
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const ids = deps.ids === '' ? [] : deps.ids.split(',').map((id) => productId.parse(id))
    // A part that is no longer in the catalogue does not prevent the comparison of the others.
    await Promise.allSettled(ids.map((id) => context.queryClient.ensureQueryData(getProductDetailQuery(context, id))))
  },
  head: ({ match }) =>
    pageHead(match.context, { path: '/compare', title: match.context.i18n.t('compare:title'), isPrivate: true }),
  component: lazyRouteComponent(() => import('../features/compare/compare-page.tsx'), 'ComparePage'),
})
