import { createRoute } from '@tanstack/react-router'
import { contentRouteHead } from '../app/content-route-head.ts'
import { lazyPage } from '../app/lazy-page.ts'
import { shellRoute } from '../app/shell-route.tsx'

/** A draft, for whoever has its signed link; never indexed. */
export const previewRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/preview',
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps: { token } }) =>
    await (await import('../features/content/content-loaders.ts')).loadPreview(context, token),
  head: contentRouteHead,
  component: lazyPage(() => import('../features/content/preview-page.tsx'), 'PreviewPage'),
  notFoundComponent: lazyPage(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
})
