import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from '../app/root-route.tsx'

/** The personal center by its short address. */
export const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user',
  beforeLoad: () => {
    throw redirect({ to: '/user/center' })
  },
})
