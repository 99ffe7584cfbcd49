import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { languageTag } from './language.ts'
import { NotFoundPage } from './not-found-page.tsx'
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

function UnknownPage(): ReactNode {
  return (
    <Shell>
      <NotFoundPage />
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
  component: RootDocument,
  notFoundComponent: UnknownPage,
  errorComponent: PageFailure,
})
