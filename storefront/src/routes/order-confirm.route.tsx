import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A private page: the server renders an empty frame, the browser fills it. */
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
