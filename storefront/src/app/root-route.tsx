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
        <Shell>
          <Outlet />
        </Shell>
        <Scripts />
      </body>
    </html>
  )
}

/** Every page: the document, and the shell around what the page shows. */
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
  notFoundComponent: NotFoundPage,
  errorComponent: PageFailure,
})
