import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { type SolutionId, solutionAt } from '../features/content/content-pages.ts'

/** One solution. */
export const solutionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/solution/$id',
  loader: ({ params }): { id: SolutionId } => {
    const id = solutionAt(params.id)
    if (id === undefined) throw notFound()
    return { id }
  },
  head: ({ match, params }) => {
    const known = solutionAt(params.id)
    return pageHead(match.context, {
      path: `/solution/${params.id}`,
      title: match.context.i18n.t(known ? `content:solutions.${known}.title` : 'content:solutions.title'),
      ...(known ? { description: match.context.i18n.t(`content:solutions.${known}.lead`) } : {}),
    })
  },
  component: lazyRouteComponent(() => import('../features/content/solution-page.tsx'), 'SolutionPage'),
})
