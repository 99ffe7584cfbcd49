import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import type { AppContext } from '../app/router-context.ts'
import { shellRoute } from '../app/shell-route.tsx'
import { type ContentPageId, contentPageAt } from '../features/content/content-pages.ts'

function contentHead(context: AppContext, path: string, id: ContentPageId | undefined) {
  return pageHead(context, {
    path,
    title: context.i18n.t(`content:${id ?? 'intro'}.title`),
    description: context.i18n.t(`content:${id ?? 'intro'}.lead`),
  })
}

const contentComponent = lazyRouteComponent(() => import('../features/content/content-page.tsx'), 'ContentPage')

/** Company introduction. */
export const introRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/intro',
  loader: () => ({ id: 'intro' as ContentPageId }),
  head: ({ match }) => contentHead(match.context, '/intro', 'intro'),
  component: contentComponent,
})

/** Policies, FAQ and company pages under /intro/. */
export const introPageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/intro/$page',
  loader: ({ params }) => {
    const id = contentPageAt(params.page)
    if (id === undefined) throw notFound()
    return { id }
  },
  head: ({ match, params, loaderData }) => contentHead(match.context, `/intro/${params.page}`, loaderData?.id),
  component: contentComponent,
})

/** Reasons to buy here. */
export const whyGoRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/whyGo',
  loader: () => ({ id: 'whyGo' as ContentPageId }),
  head: ({ match }) => contentHead(match.context, '/whyGo', 'whyGo'),
  component: contentComponent,
})

/** Contact. */
export const contactRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contact',
  loader: () => ({ id: 'contact' as ContentPageId }),
  head: ({ match }) => contentHead(match.context, '/contact', 'contact'),
  component: contentComponent,
})

/** The account manager, a contact for orders in processing. */
export const customerManagerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customer-manager',
  loader: () => ({ id: 'customerManager' as ContentPageId }),
  head: ({ match }) => contentHead(match.context, '/customer-manager', 'customerManager'),
  component: contentComponent,
})
