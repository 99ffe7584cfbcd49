import { createRoute } from '@tanstack/react-router'
import { contentRouteHead } from '../app/content-route-head.ts'
import { lazyPage } from '../app/lazy-page.ts'
import { shellRoute } from '../app/shell-route.tsx'

const loaders = () => import('../features/content/content-loaders.ts')

/** All solutions by category. */
export const solutionsRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/solution',
  loader: async ({ context }) => await (await loaders()).loadSolutions(context),
  head: contentRouteHead,
  component: lazyPage(() => import('../features/content/solutions-page.tsx'), 'SolutionsPage'),
})

/** One solution. */
export const solutionRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/solution/$id',
  loader: async ({ context, params }) => await (await loaders()).loadSolution(context, params.id),
  head: contentRouteHead,
  component: lazyPage(() => import('../features/content/solution-page.tsx'), 'SolutionPage'),
  notFoundComponent: lazyPage(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
})
