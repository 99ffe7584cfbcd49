import type { AnyCall, Call } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import escapeHtml from 'escape-html'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { localisedPath, offeredLanguages } from '../app/language.ts'
import { contentPaths } from '../features/content/content-pages.ts'
import { allCategories } from '../features/product/find-category.ts'

/** Parts per file of the sitemap: with ten languages each, well below the limit of 50,000 URLs. */
const partsPerChunk = 500
const PAGE_SIZE = 50
const CACHE_MS = 600_000

async function read<Input extends z.ZodType, Output extends z.ZodType>(
  apiOrigin: string,
  call: Call<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const path: AnyCall['path'] = call.path
  const response = await fetch(`${apiOrigin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(20_000),
  })
  const result = envelope.parse(await response.json())
  if (result.code !== 200) throw new Error(`${path} answered ${result.code}`)
  return call.output.parse(result.data)
}

function urlEntries(origin: string, path: string): string {
  const href = (code: LanguageCode): string => escapeHtml(origin + encodeURI(localisedPath(code, path)))
  const alternates = [
    ...offeredLanguages().map(
      ({ code, tag }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href(code)}"/>`,
    ),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${href('en')}"/>`,
  ].join('')
  return offeredLanguages()
    .map(({ code }) => `<url><loc>${href(code)}</loc>${alternates}</url>`)
    .join('')
}

/** One file of the sitemap: every path in every enabled language, with its alternates. */
export function sitemapFile(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => urlEntries(origin, path)).join('')
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

  /** The index: pages, then parts in chunks. */
  async index(): Promise<string> {
    if (!this.#count || performance.now() - this.#count.at > CACHE_MS) {
      const { total } = await read(this.#apiOrigin, listProducts, { page: 1, pageSize: 15, sort: 'model' })
      this.#count = { total, at: performance.now() }
    }
    const chunks = Math.ceil(this.#count.total / partsPerChunk)
    const parts = Array.from({ length: chunks }, (_, index) => `/sitemap-parts-${index + 1}.xml`)
    return sitemapIndex(this.#origin, ['/sitemap-pages.xml', ...parts])
  }

  /** Home, categories and content pages. */
  pages(): Promise<string> {
    return this.#stored('pages', async () => {
      const categories = allCategories(await read(this.#apiOrigin, listCategories, {}))
      return [
        '/index',
        '/product/all/all',
        ...categories.map((category) => `/product/${category.slug}/${category.id}`),
        ...contentPaths(),
      ]
    })
  }

  /** The parts of one chunk, counted from 1. */
  parts(chunk: number): Promise<string> {
    return this.#stored(`parts-${chunk}`, async () => {
      const first = ((chunk - 1) * partsPerChunk) / PAGE_SIZE + 1
      const pages = Array.from({ length: partsPerChunk / PAGE_SIZE }, (_, index) => first + index)
      const paths: string[] = []
      for (const page of pages) {
        const { list } = await read(this.#apiOrigin, listProducts, { page, pageSize: PAGE_SIZE, sort: 'model' })
        paths.push(...list.map((product) => `/productDetail/${product.id}`))
        if (list.length < PAGE_SIZE) break
      }
      return paths
    })
  }

  async #stored(name: string, paths: () => Promise<string[]>): Promise<string> {
    const known = this.#files.get(name)
    if (known !== undefined) return known
    const xml = sitemapFile(this.#origin, await paths())
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
