import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { breadcrumbJsonLd } from '../features/content/breadcrumb-json-ld.ts'

/** Adds pasted or uploaded part numbers with quantities to the cart. */
export const quickOrderRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/quick-order',
  head: ({ match: { context } }) => {
    const title = context.i18n.t('shell:nav.quickOrder')
    return pageHead(context, {
      path: '/quick-order',
      title,
      description: context.i18n.t('quick-order:lead'),
      jsonLd: import.meta.env.SSR ? [breadcrumbJsonLd([{ name: title, path: '/quick-order' }], context)] : [],
    })
  },
  component: lazyPage(() => import('../features/quick-order/quick-order-page.tsx'), 'QuickOrderPage'),
})
