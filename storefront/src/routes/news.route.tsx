import { createRoute } from '@tanstack/react-router'
import { contentRouteHead } from '../app/content-route-head.ts'
import { lazyPage } from '../app/lazy-page.ts'
import { shellRoute } from '../app/shell-route.tsx'

const loaders = () => import('../features/content/content-loaders.ts')
const notFoundComponent = lazyPage(() => import('../features/not-found/not-found-page.tsx'), 'NotFoundPage')
const newsComponent = lazyPage(() => import('../features/content/news-page.tsx'), 'NewsPage')

/** A page number of the address; nothing for the first page. */
const pageSearch = ({ page }: Record<string, unknown>): { page?: number } => {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 && number < 1000 ? { page: number } : {}
}

/** News, newest first. */
export const newsListRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/news',
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => pageSearch({ ...search }),
  loader: async ({ context, deps: { page = 1 } }) => await (await loaders()).loadNewsList(context, page),
  head: ({ match, loaderData }) => {
    const head = contentRouteHead({ match, loaderData })
    const { origin, language } = match.context
    const feed = { rel: 'alternate', type: 'application/rss+xml', href: `${origin}/${language}/news.xml` }
    return { ...head, links: [...head.links, feed] }
  },
  component: lazyPage(() => import('../features/content/news-list-page.tsx'), 'NewsListPage'),
  notFoundComponent,
})

/** One news item: `/news/detail?id=`. */
export const newsDetailRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/news/detail',
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: typeof id === 'string' ? id : '' }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => await (await loaders()).loadArticle(context, 'news', id),
  head: contentRouteHead,
  component: newsComponent,
  notFoundComponent,
})

/** One article of the blog. */
export const blogArticleRoute = createRoute({
  staticData: { texts: 'later' },
  getParentRoute: () => shellRoute,
  path: '/intro/blog/$slug',
  loader: async ({ context, params }) => await (await loaders()).loadArticle(context, 'blog', params.slug),
  head: contentRouteHead,
  component: newsComponent,
  notFoundComponent,
})
