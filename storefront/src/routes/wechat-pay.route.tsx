import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { textParameter } from '../app/url-parameters.ts'

/** A private page: the server renders an empty frame, the browser fills it. */
export const wechatPayRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/wechat-pay',
  validateSearch: ({ orderNo }: { readonly orderNo?: unknown }) => ({ orderNo: textParameter(orderNo) }),
  head: ({ match }) =>
    pageHead(match.context, {
      path: '/wechat-pay',
      title: match.context.i18n.t('shell:pages.wechatPay'),
      isPrivate: true,
    }),
  component: lazyPage(() => import('../features/payment/payment-page.tsx'), 'PaymentPage'),
})
