import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '../app/lazy-page.ts'
import { notFoundHead } from '../app/not-found-head.ts'
import { pageHead } from '../app/page-head.ts'
import type { AppContext } from '../app/router-context.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { type ContentPageId, contentPageAt } from '../features/content/content-pages.ts'
import { formSearch } from '../features/forms/form-search.ts'

function contentHead(context: AppContext, path: string, id: ContentPageId) {
  return pageHead(context, {
    path,
    title: context.i18n.t(`content:${id}.title`),
    description: context.i18n.t(`content:${id}.lead`),
  })
}

const contentComponent = lazyPage(() => import('../features/content/content-page.tsx'), 'ContentPage')

/** Company introduction. */
export const introRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/intro',
  loader: () => ({ id: 'intro' as ContentPageId }),
  head: ({ match }) => contentHead(match.context, '/intro', 'intro'),
  component: contentComponent,
})

/** Policies, FAQ and company pages under /intro/. */
export const introPageRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/intro/$page',
  loader: ({ params }) => {
    const id = contentPageAt(params.page)
    if (id === undefined) throw notFound()
    return { id }
  },
  head: ({ match, params, loaderData }) =>
    loaderData === undefined ? notFoundHead(match) : contentHead(match.context, `/intro/${params.page}`, loaderData.id),
  component: contentComponent,
  notFoundComponent: lazyPage(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
})

/** Reasons to buy here. */
export const whyGoRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/whyGo',
  loader: () => ({ id: 'whyGo' as ContentPageId }),
  head: ({ match }) => contentHead(match.context, '/whyGo', 'whyGo'),
  component: contentComponent,
})

/** Contact. */
export const contactRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/contact',
  validateSearch: formSearch,
  loader: () => ({ id: 'contact' as ContentPageId }),
  head: ({ match }) => contentHead(match.context, '/contact', 'contact'),
  component: contentComponent,
})

/** The account manager, a contact for orders in processing. */
export const customerManagerRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/customer-manager',
  validateSearch: formSearch,
  loader: () => ({ id: 'customerManager' as ContentPageId }),
  head: ({ match }) => contentHead(match.context, '/customer-manager', 'customerManager'),
  component: contentComponent,
})
