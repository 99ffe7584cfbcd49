import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { I18nProvider as AriaLocale } from 'react-aria-components'
import { I18nextProvider } from 'react-i18next'
import { clientStore } from '../session/session.ts'
import { languageTag, localisedPath, splitLanguage } from './language.ts'
import { routeTree } from './route-tree.ts'
import type { AppContext } from './router-context.ts'

/** Where addresses without a known language prefix are filed, so that they match no route. */
const UNKNOWN_PREFIX = '/unknown-prefix'
const STALE_MS = 30_000

/** Queries of one page or request: what the server has loaded is not asked again at once. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false } },
  })
}

/**
 * The router of one page or request. Routes know no language: the prefix is taken off addresses that come in
 * and put on those that go out, so that links are written as `/productDetail/$id`.
 */
export function createAppRouter(context: AppContext, options: { nonce?: string } = {}) {
  const tag = languageTag(context.language)
  function Providers({ children }: { children: ReactNode }): ReactNode {
    return (
      <QueryClientProvider client={context.queryClient}>
        <Provider store={clientStore}>
          <I18nextProvider i18n={context.i18n}>
            <AriaLocale locale={tag}>{children}</AriaLocale>
          </I18nextProvider>
        </Provider>
      </QueryClientProvider>
    )
  }
  const router = createRouter({
    routeTree,
    context,
    Wrap: Providers,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultStructuralSharing: true,
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith((value) => String(value)),
    rewrite: {
      input: ({ url }) => {
        const split = splitLanguage(url.pathname)
        url.pathname = split?.language === context.language ? split.rest : `${UNKNOWN_PREFIX}${url.pathname}`
        return url
      },
      output: ({ url }) => {
        url.pathname = url.pathname.startsWith(UNKNOWN_PREFIX)
          ? url.pathname.slice(UNKNOWN_PREFIX.length) || '/'
          : localisedPath(context.language, url.pathname)
        return url
      },
    },
    ...(options.nonce ? { ssr: { nonce: options.nonce } } : {}),
  })
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient, wrapQueryClient: false })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
