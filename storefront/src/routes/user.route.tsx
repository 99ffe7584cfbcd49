import { createRoute, redirect } from '@tanstack/react-router'
import { shellRoute } from '../app/shell-route.tsx'

/** The short URL of the personal center. */
export const userRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/user',
  beforeLoad: () => {
    throw redirect({ to: '/user/center' })
  },
})
