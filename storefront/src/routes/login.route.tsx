import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A private page: the server renders an empty frame, the browser fills it. */
export const loginRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/login',
  validateSearch: z.object({ redirect: z.string().startsWith('/').optional().catch(undefined) }),
  head: ({ match }) =>
    pageHead(match.context, { path: '/login', title: match.context.i18n.t('shell:login.title'), isPrivate: true }),
  component: lazyRouteComponent(() => import('../features/login/login-page.tsx'), 'LoginPage'),
})
