import type { retryReads } from '@pinline/ui/api-client/retry-reads'
import { QueryClient } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { keepArrivedData } from './keep-arrived-data.ts'
import { localisedPath, splitLanguage } from './language.ts'
import { PageFailure } from './page-failure.tsx'
import { AppProviders } from './providers.tsx'
import { routeTree } from './route-tree.ts'
import type { AppContext } from './router-context.ts'
import type { TextPart } from './text-parts.ts'

/** URLs without a known language prefix are rewritten below this path, so that they match no route. */
const UNKNOWN_PREFIX = '/unknown-prefix'
const STALE_MS = 30_000

/**
 * Query client of one page or request: the browser does not fetch again what the server has loaded. Only the browser
 * passes which failed reads are tried again: a page that is rendered on the server does not wait for them.
 */
export function createQueries(retries: Partial<ReturnType<typeof retryReads>> = { retry: () => false }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        ...retries,
        refetchOnWindowFocus: false,
        // Without a network a page fails at once and says so, instead of waiting invisibly for the connection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
}

/**
 * The router of one page or request. Routes know no language: the prefix is removed from incoming URLs and added to
 * outgoing ones, so that links are written as `/productDetail/$id`.
 */
export function createAppRouter(context: AppContext, options: { nonce?: string } = {}) {
  const router = createRouter({
    routeTree,
    context,
    InnerWrap: AppProviders,
    defaultErrorComponent: PageFailure,
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
  const hydrate = router.options.hydrate
  router.options.hydrate = async (dehydrated) => {
    await hydrate?.(dehydrated)
    const endKeeping = keepArrivedData(context.queryClient)
    const unsubscribe = router.subscribe('onBeforeNavigate', () => {
      unsubscribe()
      endKeeping()
      // What the server wrote for sharers and search engines is of the first page.
      for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove()
    })
  }
  return router
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `later` if the page needs more than the first texts. */
    texts?: TextPart
    /** Name of the chunk with the page, for one that visitors begin with: it loads beside the others. */
    chunk?: string
    /** The page shows nothing without script. */
    needsScript?: true
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
