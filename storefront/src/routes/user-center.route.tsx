import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { textParameter } from '../app/url-parameters.ts'

const pageSizes = [15, 30, 50] as const

interface UserCenterSearch {
  readonly tab?: string | undefined
  readonly orderNo?: string | undefined
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
  return {
    tab: textParameter(raw.tab),
    orderNo: textParameter(raw.orderNo),
    status: textParameter(raw.status),
    q: textParameter(raw.q),
    page: Number.isInteger(page) && page >= 1 ? page : undefined,
    pageSize: pageSizes.find((size) => size === Number(raw.pageSize)),
  }
}

/** A private page: the server renders an empty frame, the browser fills it. */
export const userCenterRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/user/center',
  validateSearch: userCenterSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      path: '/user/center',
      title: match.context.i18n.t('shell:account.mine'),
      isPrivate: true,
    }),
  component: lazyPage(() => import('../features/account/user-center-page.tsx'), 'UserCenterPage'),
})
