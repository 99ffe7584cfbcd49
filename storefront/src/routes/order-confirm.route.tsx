import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A private page: the server renders an empty frame, the browser fills it. */
export const orderConfirmRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/order/confirm',

  head: ({ match }) =>
    pageHead(match.context, {
      path: '/order/confirm',
      title: match.context.i18n.t('shell:pages.orderConfirm'),
      isPrivate: true,
    }),
  component: lazyPage(() => import('../features/checkout/checkout-page.tsx'), 'CheckoutPage'),
})
