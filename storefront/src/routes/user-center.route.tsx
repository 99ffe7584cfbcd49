import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { pageHead } from '../app/page-head.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A private page: the server renders an empty frame, the browser fills it. */
export const userCenterRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/user/center',
  validateSearch: z.object({
    tab: z.string().optional().catch(undefined),
    orderNo: z.coerce.string().optional().catch(undefined),
    /** Tab of the order list. */
    status: z.string().optional().catch(undefined),
    /** Order number, or its beginning. */
    q: z.coerce.string().optional().catch(undefined),
    page: z.coerce.number().int().min(1).optional().catch(undefined),
    pageSize: z.coerce
      .number()
      .pipe(z.union([z.literal(15), z.literal(30), z.literal(50)]))
      .optional()
      .catch(undefined),
  }),
  head: ({ match }) =>
    pageHead(match.context, {
      path: '/user/center',
      title: match.context.i18n.t('shell:account.mine'),
      isPrivate: true,
    }),
  component: lazyRouteComponent(() => import('../features/account/user-center-page.tsx'), 'UserCenterPage'),
})
