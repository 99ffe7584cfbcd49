import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { comparedIds, compareSearch } from '../features/compare/compare-search.ts'
import { getProductDetailQuery } from '../features/product/product.queries.ts'

/** Parts side by side: `/compare?ids=p-…,p-…`. Not indexed: every combination would be a page. */
export const compareRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/compare',
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const ids = comparedIds(deps.ids)
    // A part that is no longer in the catalogue does not prevent the comparison of the others.
    await Promise.allSettled(ids.map((id) => context.queryClient.ensureQueryData(getProductDetailQuery(context, id))))
  },
  head: ({ match }) =>
    pageHead(match.context, { path: '/compare', title: match.context.i18n.t('compare:title'), isPrivate: true }),
  component: lazyPage(() => import('../features/compare/compare-page.tsx'), 'ComparePage'),
})
