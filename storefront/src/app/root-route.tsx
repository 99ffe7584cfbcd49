import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  Scripts,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { languageTag } from './language.ts'
import { loadDeferredParts } from './load-deferred-parts.ts'
import { PageFailure } from './page-failure.tsx'
import type { AppContext } from './router-context.ts'
import { Shell } from './shell/shell.tsx'

function RootDocument(): ReactNode {
  const { language } = rootRoute.useRouteContext()
  return (
    <html lang={languageTag(language)} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

function FailedPage(failure: ErrorComponentProps): ReactNode {
  return (
    <Shell>
      <PageFailure {...failure} />
    </Shell>
  )
}

/** The document of every page. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#0a3a2c' },
      { title: match.context.i18n.t('shell:shopName') },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  }),
  // Hydration does not call this: the first page comes with its texts, and every other waits for all of them. A part that
  // was not reached is tried again where it is shown.
  beforeLoad: async ({ context }) => {
    await Promise.all([context.allTexts(), loadDeferredParts().catch(() => undefined)])
  },
  component: RootDocument,
  errorComponent: FailedPage,
})
