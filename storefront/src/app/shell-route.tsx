import { createRoute, Outlet, useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotFoundPage } from './not-found-page.tsx'
import { rootRoute } from './root-route.tsx'
import { Shell } from './shell/shell.tsx'

function ShellOfPage(): ReactNode {
  const isPaymentPage = useMatch({ from: '/_shell/wechat-pay', shouldThrow: false })
  return (
    <Shell isPaymentPage={isPaymentPage !== undefined}>
      <Outlet />
    </Shell>
  )
}

/**
 * The shell around every page. The router hydrates what is within the root route by itself, after the document: with the
 * shell among it, nothing on a page can be used (and lead to another page) before all of it has come alive.
 */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_shell',
  component: ShellOfPage,
  notFoundComponent: NotFoundPage,
})
