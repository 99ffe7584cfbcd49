import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A private page: the server renders an empty frame, the browser fills it. */
export const wechatPayRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/wechat-pay',
  validateSearch: z.object({ orderNo: z.coerce.string().optional().catch(undefined) }),
  head: ({ match }) =>
    pageHead(match.context, {
      path: '/wechat-pay',
      title: match.context.i18n.t('shell:pages.wechatPay'),
      isPrivate: true,
    }),
  component: lazyRouteComponent(() => import('../features/payment/payment-page.tsx'), 'PaymentPage'),
})
