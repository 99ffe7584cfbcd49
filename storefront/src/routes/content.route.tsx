import { createRoute } from '@tanstack/react-router'
import { contentRouteHead } from '../app/content-route-head.ts'
import { lazyPage } from '../app/lazy-page.ts'
import type { AppContext } from '../app/router-context.ts'
import { shellRoute } from '../app/shell-route.tsx'
import type { LoadedContent } from '../features/content/content-loaders.ts'
import { formSearch } from '../features/forms/form-search.ts'

const loadPage = async (context: AppContext, path: string): Promise<LoadedContent> =>
  await (await import('../features/content/content-loaders.ts')).loadPage(context, path)

const contentComponent = lazyPage(() => import('../features/content/content-page.tsx'), 'ContentPage')
const contactComponent = lazyPage(() => import('../features/content/contact-page.tsx'), 'ContactPage')
const notFoundComponent = lazyPage(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage')

/** Company introduction. */
export const introRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/intro',
  loader: async ({ context }) => await loadPage(context, '/intro'),
  head: contentRouteHead,
  component: contentComponent,
  notFoundComponent,
})

/** Policies, FAQ, company pages and what staff add, under /intro/. */
export const introPageRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/intro/$page',
  loader: async ({ context, params }) => await loadPage(context, `/intro/${params.page}`),
  head: contentRouteHead,
  component: contentComponent,
  notFoundComponent,
})

/** Reasons to buy here. */
export const whyGoRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/whyGo',
  loader: async ({ context }) => await loadPage(context, '/whyGo'),
  head: contentRouteHead,
  component: contentComponent,
  notFoundComponent,
})

/** Contact. */
export const contactRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/contact',
  validateSearch: formSearch,
  loader: async ({ context }) => await loadPage(context, '/contact'),
  head: contentRouteHead,
  component: contactComponent,
  notFoundComponent,
})

/** The account manager, a contact for orders in processing. */
export const customerManagerRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/customer-manager',
  validateSearch: formSearch,
  loader: async ({ context }) => await loadPage(context, '/customer-manager'),
  head: contentRouteHead,
  component: contactComponent,
  notFoundComponent,
})
