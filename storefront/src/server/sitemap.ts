import type { LanguageCode } from '@pinline/contracts/api/languages'
import { listContentAddresses } from '@pinline/contracts/catalogue/content/list-content-addresses'
import { addressesPerChunk, listProductAddresses } from '@pinline/contracts/catalogue/product/list-product-addresses'
import { listCategoryAddresses } from '@pinline/contracts/catalogue/taxonomy/list-category-addresses'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import escapeHtml from 'escape-html'
import { LRUCache } from 'lru-cache'
import { localisedPath, offeredLanguages } from '../app/language.ts'
import { readCall } from './read-call.ts'

const CACHE_MS = 600_000

/** A page of the sitemap. */
export interface SitemapPage {
  /** Path without language. */
  readonly path: string
  /** Languages that it exists in; by default all. */
  readonly languages?: readonly LanguageCode[]
  /** When it last changed, ISO 8601. */
  readonly changedAt: string
}

function urlEntries(origin: string, { path, languages, changedAt }: SitemapPage): string {
  const href = (code: LanguageCode): string => escapeHtml(origin + encodeURI(localisedPath(code, path)))
  const offered = offeredLanguages().filter(({ code }) => languages?.includes(code) ?? true)
  const [first] = offered
  if (first === undefined) return ''
  const neutral = offered.some(({ code }) => code === 'en') ? 'en' : first.code
  const alternates = [
    ...offered.map(({ code, tag }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href(code)}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${href(neutral)}"/>`,
  ].join('')
  const changed = `<lastmod>${changedAt}</lastmod>`
  return offered.map(({ code }) => `<url><loc>${href(code)}</loc>${changed}${alternates}</url>`).join('')
}

/** One file of the sitemap: every page in every enabled language that it exists in, with its alternates. */
export function sitemapFile(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map((page) => urlEntries(origin, page)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
}

/** The index of all files. */
export function sitemapIndex(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`
}

/** The last of the changes of pages. A list of nothing has never changed: its shop was built then. */
const lastOf = (pages: readonly SitemapPage[], otherwise: string): string =>
  pages
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1) ?? otherwise

/** URLs of all public pages, queried from the API and cached for ten minutes. */
export class Sitemap {
  readonly #origin: string
  readonly #apiOrigin: string
  readonly #builtAt: string
  #count: { total: number; at: number } | undefined
  readonly #files = new LRUCache<string, string>({ max: 500, ttl: CACHE_MS })

  /** @param builtAt ISO 8601: the last change of pages that have nothing but what the shop was built with */
  constructor(origins: { publicOrigin: string; apiOrigin: string }, builtAt: string) {
    this.#origin = origins.publicOrigin
    this.#apiOrigin = origins.apiOrigin
    this.#builtAt = builtAt
  }

  /** The index: pages, news, solutions, then parts in chunks. */
  async index(): Promise<string> {
    if (!this.#count || performance.now() - this.#count.at > CACHE_MS) {
      const { total } = await readCall(this.#apiOrigin, listProductAddresses, {})
      this.#count = { total, at: performance.now() }
    }
    const chunks = Math.ceil(this.#count.total / addressesPerChunk)
    const parts = Array.from({ length: chunks }, (_, index) => `/sitemap-parts-${index + 1}.xml`)
    return sitemapIndex(this.#origin, [
      ...['/sitemap-pages.xml', '/sitemap-news.xml', '/sitemap-solutions.xml'],
      ...parts,
    ])
  }

  /** Home, quick order, lists, categories, and content pages other than news and solutions. */
  pages(): Promise<string> {
    return this.#stored('pages', async () => {
      const [{ list }, all] = await Promise.all([readCall(this.#apiOrigin, listCategoryAddresses, {}), this.#content()])
      const categories = list.map(({ slug, id, updatedAt }) => ({
        path: `/product/${slug}/${id}`,
        changedAt: updatedAt,
      }))
      const of = (...kinds: readonly ContentKind[]) => all.filter(({ kind }) => kinds.includes(kind))
      // Lists change with what they list, and home with everything.
      const own: readonly (readonly [path: string, listed: readonly SitemapPage[]])[] = [
        ['/index', [...categories, ...all]],
        ['/product/all/all', categories],
        ['/quick-order', []],
        ['/solution', of('solution')],
        ['/news', of('news')],
      ]
      return [
        ...own.map(([path, listed]) => ({ path, changedAt: lastOf(listed, this.#builtAt) })),
        ...categories,
        ...all.filter(({ kind }) => kind !== 'news' && kind !== 'blog' && kind !== 'solution'),
      ]
    })
  }

  /** News and articles of the blog. */
  news(): Promise<string> {
    return this.#stored('news', async () =>
      (await this.#content()).filter(({ kind }) => kind === 'news' || kind === 'blog'),
    )
  }

  /** Solutions. */
  solutions(): Promise<string> {
    return this.#stored('solutions', async () => (await this.#content()).filter(({ kind }) => kind === 'solution'))
  }

  /** The parts of one chunk, counted from 1. */
  parts(chunk: number): Promise<string> {
    return this.#stored(`parts-${chunk}`, async () => {
      const { list } = await readCall(this.#apiOrigin, listProductAddresses, { chunk })
      return list.map(({ id, updatedAt }) => ({ path: `/productDetail/${id}`, changedAt: updatedAt }))
    })
  }

  async #content(): Promise<readonly (SitemapPage & { readonly kind: ContentKind })[]> {
    const { list } = await readCall(this.#apiOrigin, listContentAddresses, {})
    return (
      list
        // What has an anchor is part of a page that is listed.
        .filter(({ path }) => !path.includes('#'))
        .map(({ kind, path, languages, updatedAt }) => ({ kind, path, languages, changedAt: updatedAt }))
    )
  }

  async #stored(name: string, pages: () => Promise<readonly SitemapPage[]>): Promise<string> {
    const known = this.#files.get(name)
    if (known !== undefined) return known
    const xml = sitemapFile(this.#origin, await pages())
    this.#files.set(name, xml)
    return xml
  }
}

/** robots.txt: everything is allowed except private pages, search results and the API. */
export function robotsTxt(origin: string): string {
  const closed = [
    '/api/',
    '/console',
    '/*/shopping-cart',
    '/*/order/',
    '/*/user/',
    '/*/wechat-pay',
    '/*/login',
    '/*/productListCopy/',
  ]
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}
