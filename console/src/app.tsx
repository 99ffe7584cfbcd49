import { CssBaseline } from '@mui/material'
import { ApiContext } from '@pinline/ui/api-client/api-context'
import { presetOf } from '@pinline/ui/design/presets'
import { useRenderEvent } from '@pinline/ui/design/render-event'
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { AdminContext, CoreAdminUI, type DashboardComponent, localStorageStore, useNotify } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { lazyPart } from './layout/lazy-part.ts'
import { LoginPage } from './layout/login-page.tsx'
import { NotificationToast } from './layout/notification-toast.tsx'
import { PageFailure } from './layout/page-failure.tsx'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { usePreferences } from './layout/preferences.ts'
import { Shell } from './layout/shell.tsx'
import { consoleTheme } from './layout/theme.ts'
import { useMedia } from './layout/use-media.ts'
import { routesOf, ToNotFound } from './pages.tsx'
import { StepUpProvider } from './profile/step-up-provider.tsx'
import type { Providers } from './providers/create-providers.ts'
import { NotificationChannelContext } from './providers/notification-channel.ts'
import { isPermissions, noPermissions } from './providers/permissions.ts'
import { SessionContext } from './providers/session-context.ts'

interface AppProps {
  readonly providers: Providers
  /** Where it has loaded before the app; by default it loads when it is opened. */
  readonly homePage?: DashboardComponent | undefined
}

const LazyHomePage = lazyPart(async () => ({ default: (await import('./home/home-page.tsx')).HomePage }))

const store = localStorageStore(undefined, 'console')

/** The theme of react-admin's components; the style sheets have the same colours by the attributes of the root. */
const useTheme = () => {
  const { scheme, density, themeIndex } = usePreferences()
  const systemIsDark = useMedia('(prefers-color-scheme: dark)')
  const effective = scheme === 'system' ? (systemIsDark ? 'dark' : 'light') : scheme
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { scheme: effective, density, ...presetOf(themeIndex) })
  }, [effective, density, themeIndex])
  return useMemo(() => consoleTheme(effective, themeIndex), [effective, themeIndex])
}

/** Shows the notifications of the API client beside those of react-admin. */
const ApiNotifications = () => {
  const notify = useNotify()
  const notifications = useContext(NotificationChannelContext)
  useEffect(
    () =>
      notifications.subscribe((text, autoHideDuration) =>
        notify(text, { type: 'error', ...(autoHideDuration === undefined ? {} : { autoHideDuration }) }),
      ),
    [notifications, notify],
  )
  return <NotificationToast />
}

const routes = (permissions: unknown) => routesOf(isPermissions(permissions) ? permissions : noPermissions)

/** react-admin in the product's own shell. */
const ShellWithStepUp = ({ children }: { children: ReactNode }) => (
  <StepUpProvider>
    <Shell>{children}</Shell>
  </StepUpProvider>
)

/** Instead of the whole console, shell included. */
const ConsoleFailure = () => <PageFailure onRetry={() => location.reload()} />

/** `Admin` of react-admin without the pages that it would bring along: a layout, a login, an error page, tables. */
const AdminPages = ({ providers, homePage = LazyHomePage }: AppProps) => {
  const theme = useTheme()
  return (
    <AdminContext
      authProvider={providers.authProvider}
      dataProvider={providers.dataProvider}
      i18nProvider={providers.i18nProvider}
      queryClient={providers.queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
    >
      <CssBaseline enableColorScheme>
        <CoreAdminUI
          layout={ShellWithStepUp}
          loginPage={LoginPage}
          dashboard={homePage}
          loading={PageSkeleton}
          catchAll={ToNotFound}
          error={ConsoleFailure}
          requireAuth
          disableTelemetry
        >
          {routes}
        </CoreAdminUI>
        <ApiNotifications />
      </CssBaseline>
    </AdminContext>
  )
}

/**
 * The console. The router navigates at once: as a transition, the navigation to the login would wait for the reset of
 * react-admin's store, which redirects to the login again, in an endless loop.
 */
export const App = ({ providers, homePage }: AppProps) => {
  useRenderEvent()
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <AdminPages providers={providers} homePage={homePage} /> }], {
      basename: '/console',
    }),
  )
  return (
    <ApiContext value={providers.client}>
      <SessionContext value={providers.session}>
        <NotificationChannelContext value={providers.notifications}>
          <RouterProvider router={router} useTransitions={false} />
        </NotificationChannelContext>
      </SessionContext>
    </ApiContext>
  )
}
