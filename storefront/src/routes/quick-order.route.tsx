import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** Adds pasted or uploaded part numbers with quantities to the cart. */
export const quickOrderRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/quick-order',
  head: ({ match }) =>
    pageHead(match.context, {
      path: '/quick-order',
      title: match.context.i18n.t('shell:nav.quickOrder'),
      description: match.context.i18n.t('quick-order:lead'),
    }),
  component: lazyPage(() => import('../features/quick-order/quick-order-page.tsx'), 'QuickOrderPage'),
})
