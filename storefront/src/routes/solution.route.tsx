import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { notFoundHead } from '../app/not-found-head.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { type SolutionId, solutionAt } from '../features/content/content-pages.ts'

/** One solution. */
export const solutionRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/solution/$id',
  loader: ({ params }): { id: SolutionId } => {
    const id = solutionAt(params.id)
    if (id === undefined) throw notFound()
    return { id }
  },
  head: ({ match, params, loaderData }) =>
    loaderData === undefined
      ? notFoundHead(match)
      : pageHead(match.context, {
          path: `/solution/${params.id}`,
          title: match.context.i18n.t(`content:solutions.${loaderData.id}.title`),
          description: match.context.i18n.t(`content:solutions.${loaderData.id}.lead`),
        }),
  component: lazyPage(() => import('../features/content/solution-page.tsx'), 'SolutionPage'),
  notFoundComponent: lazyPage(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
})
