import { createRoute, Outlet, useMatch, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rootRoute } from './root-route.tsx'
import { Shell } from './shell/shell.tsx'
import { loadShopSettings } from './shop-settings.ts'

function ShellOfPage(): ReactNode {
  const isPaymentPage = useMatch({ from: '/_shell/wechat-pay', shouldThrow: false })
  const needsScript = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.needsScript) })
  return (
    <Shell isPaymentPage={isPaymentPage !== undefined} needsScript={needsScript}>
      <Outlet />
    </Shell>
  )
}

/**
 * The shell around every page. The router hydrates the content of the root route separately, after the document. If the
 * shell were part of the document, no control of a page would work before all of it is hydrated.
 */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_shell',
  beforeLoad: async ({ context }) => await loadShopSettings(context),
  component: ShellOfPage,
})
