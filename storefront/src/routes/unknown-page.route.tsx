import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { notFoundHead } from '../app/not-found-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** Every address without a page of its own. */
export const unknownPageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => notFoundHead(match),
  notFoundComponent: lazyPage(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
})
