import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A private page: the server renders an empty frame, the browser fills it. */
export const shoppingCartRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/shopping-cart',

  head: ({ match }) =>
    pageHead(match.context, {
      path: '/shopping-cart',
      title: match.context.i18n.t('shell:cart.name'),
      isPrivate: true,
    }),
  component: lazyPage(() => import('../features/orders/shopping-cart-page.tsx'), 'ShoppingCartPage'),
})
