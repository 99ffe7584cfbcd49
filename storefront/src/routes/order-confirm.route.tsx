import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A private page: rendered as an empty frame on the server, filled in the browser. */
export const orderConfirmRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/order/confirm',

  head: ({ match }) =>
    pageHead(match.context, {
      path: '/order/confirm',
      title: match.context.i18n.t('shell:pages.orderConfirm'),
      isPrivate: true,
    }),
  component: lazyRouteComponent(() => import('../features/checkout/checkout-page.tsx'), 'CheckoutPage'),
})
