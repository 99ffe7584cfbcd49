import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A private page: the server renders an empty frame, the browser fills it. */
export const loginRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/login',
  validateSearch: ({ redirect }: { readonly redirect?: unknown }): { readonly redirect?: string | undefined } => ({
    redirect: typeof redirect === 'string' && redirect.startsWith('/') ? redirect : undefined,
  }),
  head: ({ match }) =>
    pageHead(match.context, { path: '/login', title: match.context.i18n.t('shell:login.title'), isPrivate: true }),
  component: lazyPage(() => import('../features/login/login-page.tsx'), 'LoginPage'),
})
