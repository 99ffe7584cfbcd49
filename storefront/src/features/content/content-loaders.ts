import { CallRefused } from '@pinline/ui/api-client/outcome'
import { notFound } from '@tanstack/react-router'
import type { PageHead } from '../../app/page-head.ts'
import type { AppContext } from '../../app/router-context.ts'
import { listNewsQuery, listSolutionsQuery } from '../content-lists/content-lists.queries.ts'
import { breadcrumbJsonLd, type Place } from './breadcrumb-json-ld.ts'
import {
  getDeveloperCenterQuery,
  getNewsQuery,
  getPageQuery,
  getSolutionQuery,
  listCertificatesQuery,
  previewContentQuery,
} from './content.queries.ts'
import { contentHead } from './content-head.ts'
import { itemListJsonLd } from './content-json-ld.ts'
import { loadContent } from './load-content.ts'

/** What the loader of a page of content leaves: its slug, and all that its head says. */
export interface LoadedContent {
  readonly slug: string
  readonly head: PageHead
}

/** What a page lists below its text. It is worth showing without. */
const prefetchLists = async (context: AppContext, slug: string): Promise<void> => {
  const { queryClient } = context
  if (slug === 'complianceCenter') await queryClient.prefetchQuery(listCertificatesQuery(context))
  if (slug === 'researchCenter') await queryClient.prefetchQuery(getDeveloperCenterQuery(context))
  if (slug === 'blog') await queryClient.prefetchQuery(listNewsQuery(context, { kind: 'blog', page: 1 }))
}

/** Loads the page at a path. */
export const loadPage = async (context: AppContext, path: string): Promise<LoadedContent> => {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const [view] = await Promise.all([
    loadContent(context.queryClient.ensureQueryData(getPageQuery(context, slug)), path),
    prefetchLists(context, slug),
  ])
  const company: Place = { name: context.i18n.t('shell:nav.company'), path: '/intro' }
  return { slug, head: contentHead(context, view, slug === 'intro' ? [] : [company]) }
}

/** Loads a solution, and the list of all for its side. */
export const loadSolution = async (context: AppContext, slug: string): Promise<LoadedContent> => {
  const [view] = await Promise.all([
    loadContent(context.queryClient.ensureQueryData(getSolutionQuery(context, slug)), `/solution/${slug}`),
    context.queryClient.prefetchQuery(listSolutionsQuery(context)),
  ])
  const all: Place = { name: context.i18n.t('content:solutions.title'), path: '/solution' }
  return { slug, head: contentHead(context, view, [all]) }
}

const articles = {
  news: {
    pathOf: (slug: string) => `/news/detail?id=${slug}`,
    list: { name: 'content:news.title', path: '/news' },
  },
  blog: {
    pathOf: (slug: string) => `/intro/blog/${slug}`,
    list: { name: 'content:news.blog', path: '/intro/blog' },
  },
} as const

/** Loads a news item or an article of the blog. */
export const loadArticle = async (
  context: AppContext,
  kind: keyof typeof articles,
  slug: string,
): Promise<LoadedContent> => {
  if (slug === '') throw notFound()
  const { pathOf, list } = articles[kind]
  const view = await loadContent(context.queryClient.ensureQueryData(getNewsQuery(context, slug)), pathOf(slug))
  return { slug, head: contentHead(context, view, [{ name: context.i18n.t(list.name), path: list.path }]) }
}

interface ContentList {
  readonly key: 'solutions' | 'news'
  readonly path: string
  readonly page?: number
  readonly items: readonly { readonly title: string; readonly path: string | null }[]
}

const listHead = (context: AppContext, { key, path, page = 1, items }: ContentList): PageHead => {
  const title = context.i18n.t(`content:${key}.title`)
  const listed = items.flatMap((item) => (item.path === null ? [] : [{ name: item.title, path: item.path }]))
  return {
    path: page === 1 ? path : `${path}?page=${page}`,
    title: page === 1 ? title : context.i18n.t('catalogue:pageOf', { title, page }),
    description: context.i18n.t(`content:${key}.lead`),
    jsonLd: [
      breadcrumbJsonLd([{ name: title, path }], context),
      ...(listed.length === 0 ? [] : [itemListJsonLd(listed, context)]),
    ],
  }
}

/** Loads all solutions. */
export const loadSolutions = async (context: AppContext): Promise<LoadedContent> => {
  const groups = await context.queryClient.ensureQueryData(listSolutionsQuery(context))
  const items = groups.flatMap(({ solutions }) => solutions)
  return { slug: '', head: listHead(context, { key: 'solutions', path: '/solution', items }) }
}

/** Loads one page of the news. A page after the last is none. */
export const loadNewsList = async (context: AppContext, page: number): Promise<LoadedContent> => {
  const { list } = await context.queryClient.ensureQueryData(listNewsQuery(context, { kind: 'news', page }))
  if (page > 1 && list.length === 0) throw notFound()
  return { slug: '', head: listHead(context, { key: 'news', path: '/news', page, items: list }) }
}

/** Loads a draft. A link that is over, or never was one, is a page that does not exist. */
export const loadPreview = async (context: AppContext, token: string): Promise<LoadedContent> => {
  const draft = await context.queryClient.fetchQuery(previewContentQuery(context, token)).catch((error: unknown) => {
    if (error instanceof CallRefused) throw notFound()
    throw error
  })
  return { slug: draft.slug, head: { path: '/preview', title: draft.title, isPrivate: true } }
}
