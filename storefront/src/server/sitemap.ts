import type { LanguageCode } from '@pinline/contracts/api/languages'
import { listContentAddresses } from '@pinline/contracts/catalogue/content/list-content-addresses'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import escapeHtml from 'escape-html'
import { LRUCache } from 'lru-cache'
import { localisedPath, offeredLanguages } from '../app/language.ts'
import { allCategories } from '../features/product/find-category.ts'
import { readCall } from './read-call.ts'

/** Parts per file of the sitemap: with ten languages each, well below the limit of 50,000 URLs. */
const partsPerChunk = 500
const PAGE_SIZE = 50
const CACHE_MS = 600_000

/** A page of the sitemap. */
export interface SitemapPage {
  /** Path without language. */
  readonly path: string
  /** Languages that it exists in; by default all. */
  readonly languages?: readonly LanguageCode[]
  /** When it last changed, ISO 8601. */
  readonly changedAt?: string
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
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`
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

/** URLs of all public pages, queried from the API and cached for ten minutes. */
export class Sitemap {
  readonly #origin: string
  readonly #apiOrigin: string
  #count: { total: number; at: number } | undefined
  readonly #files = new LRUCache<string, string>({ max: 500, ttl: CACHE_MS })

  constructor(origins: { publicOrigin: string; apiOrigin: string }) {
    this.#origin = origins.publicOrigin
    this.#apiOrigin = origins.apiOrigin
  }

  /** The index: pages, news, solutions, then parts in chunks. */
  async index(): Promise<string> {
    if (!this.#count || performance.now() - this.#count.at > CACHE_MS) {
      const { total } = await readCall(this.#apiOrigin, listProducts, { page: 1, pageSize: 15, sort: 'model' })
      this.#count = { total, at: performance.now() }
    }
    const chunks = Math.ceil(this.#count.total / partsPerChunk)
    const parts = Array.from({ length: chunks }, (_, index) => `/sitemap-parts-${index + 1}.xml`)
    return sitemapIndex(this.#origin, [
      ...['/sitemap-pages.xml', '/sitemap-news.xml', '/sitemap-solutions.xml'],
      ...parts,
    ])
  }

  /** Home, categories and content pages other than news and solutions. */
  pages(): Promise<string> {
    return this.#stored('pages', async () => {
      const [tree, content] = await Promise.all([
        readCall(this.#apiOrigin, listCategories, {}),
        this.#content((kind) => kind !== 'news' && kind !== 'blog' && kind !== 'solution'),
      ])
      const categories = allCategories(tree).map(({ slug, id }) => `/product/${slug}/${id}`)
      const own = ['/index', '/product/all/all', '/quick-order', '/solution', '/news', ...categories]
      return [...own.map((path) => ({ path })), ...content]
    })
  }

  /** News and articles of the blog. */
  news(): Promise<string> {
    return this.#stored('news', () => this.#content((kind) => kind === 'news' || kind === 'blog'))
  }

  /** Solutions. */
  solutions(): Promise<string> {
    return this.#stored('solutions', () => this.#content((kind) => kind === 'solution'))
  }

  /** The parts of one chunk, counted from 1. */
  parts(chunk: number): Promise<string> {
    return this.#stored(`parts-${chunk}`, async () => {
      const first = ((chunk - 1) * partsPerChunk) / PAGE_SIZE + 1
      const pages = Array.from({ length: partsPerChunk / PAGE_SIZE }, (_, index) => first + index)
      const parts: SitemapPage[] = []
      for (const page of pages) {
        const { list } = await readCall(this.#apiOrigin, listProducts, { page, pageSize: PAGE_SIZE, sort: 'model' })
        parts.push(...list.map((product) => ({ path: `/productDetail/${product.id}` })))
        if (list.length < PAGE_SIZE) break
      }
      return parts
    })
  }

  async #content(isWanted: (kind: ContentKind) => boolean): Promise<SitemapPage[]> {
    const { list } = await readCall(this.#apiOrigin, listContentAddresses, {})
    return (
      list
        // What has an anchor is part of a page that is listed.
        .filter(({ kind, path }) => isWanted(kind) && !path.includes('#'))
        .map(({ path, languages, updatedAt }) => ({ path, languages, changedAt: updatedAt }))
    )
  }

  async #stored(name: string, pages: () => Promise<SitemapPage[]>): Promise<string> {
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
