import { readOrderNumber } from '@pinline/events/order/read-order-number'
import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { notFoundHead } from '../app/not-found-head.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { textParameter } from '../app/url-parameters.ts'

const pageSizes = [15, 30, 50] as const

interface UserCenterSearch {
  readonly tab?: string | undefined
  readonly orderNo?: string | undefined
  /** Number of an after-sales request or a quotation. */
  readonly request?: string | undefined
  /** What a quotation is to be requested for: a product's id, or `cart`. */
  readonly part?: string | undefined
  readonly quantity?: number | undefined
  /** Tab of the order list. */
  readonly status?: string | undefined
  /** Order number, or its beginning. */
  readonly q?: string | undefined
  readonly page?: number | undefined
  readonly pageSize?: (typeof pageSizes)[number] | undefined
}

/** Invalid parameters are dropped. */
function userCenterSearch(raw: { readonly [Name in keyof UserCenterSearch]?: unknown }): UserCenterSearch {
  const page = Number(raw.page)
  const quantity = Number(raw.quantity)
  return {
    tab: textParameter(raw.tab),
    orderNo: textParameter(raw.orderNo),
    request: textParameter(raw.request),
    part: textParameter(raw.part),
    quantity: Number.isInteger(quantity) && quantity >= 1 ? quantity : undefined,
    status: textParameter(raw.status),
    q: textParameter(raw.q),
    page: Number.isInteger(page) && page >= 1 ? page : undefined,
    pageSize: pageSizes.find((size) => size === Number(raw.pageSize)),
  }
}

/**
 * A private page: the server renders an empty frame, the browser fills it. The server does not know the buyer, so that it
 * returns 404 for numbers that no order can have, and the browser says of others that the buyer has no such order. A status
 * that says whether an order exists would let anybody try numbers past the limit of `get-tracking`.
 */
export const userCenterRoute = createRoute({
  staticData: { texts: 'later', needsScript: true },
  getParentRoute: () => shellRoute,
  path: '/user/center',
  validateSearch: userCenterSearch,
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: ({ deps: { orderNo } }) => {
    if (orderNo !== undefined && readOrderNumber(orderNo) === undefined) throw notFound()
  },
  head: ({ match }) =>
    match.status === 'notFound'
      ? notFoundHead(match, 'order')
      : pageHead(match.context, {
          path: '/user/center',
          title: match.context.i18n.t('shell:account.mine'),
          isPrivate: true,
        }),
  component: lazyPage(() => import('../features/account/user-center-page.tsx'), 'UserCenterPage'),
  notFoundComponent: lazyPage(() => import('../features/not-found/order-not-found-page.tsx'), 'OrderNotFoundPage'),
})
