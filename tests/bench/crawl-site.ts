import { languageCodes } from '@pinline/contracts/api/languages'
import { type PageTags, pageTags } from './page-tags.ts'

/** Limits of a visit to a whole site. */
export interface CrawlLimits {
  /** Pages that are read at most. */
  readonly pages: number
  /** Pages of one kind in one language that are read at most. */
  readonly perKind: number
  /** Time, ms. */
  readonly patience: number
  readonly atOnce: number
}

export interface Finding {
  readonly fault:
    | 'broken link'
    | 'redirect inside the site'
    | 'missing picture'
    | 'missing alt text'
    | 'duplicate title'
    | 'no title or description'
    | 'canonical elsewhere'
    | 'one-sided hreflang'
  readonly address: string
  /** Where it was found, or what is wrong. */
  readonly detail: string
}

export interface CrawlReport {
  readonly pages: number
  readonly pictures: number
  readonly perKind: ReadonlyMap<string, number>
  /** Addresses that were known when a limit ended the visit. */
  readonly left: number
  readonly findings: readonly Finding[]
}

/** The kind of a page: its path without language, with a star for what differs from page to page. */
export const kindOf = (address: URL): string => {
  const [, language = '', ...rest] = address.pathname.split('/')
  const path = languageCodes.some((code) => code === language) ? `/${rest.join('/')}` : address.pathname
  const query = [...address.searchParams.keys()].toSorted().join('&')
  const start = path.replace(/^(\/productDetail|\/product|\/productListCopy|\/solution|\/intro\/blog)\/.*/, '$1/*')
  return query === '' ? start : `${start}?${query}`
}

const languageOf = (address: URL): string => address.pathname.split('/')[1] ?? ''

/** Neither pages nor pictures: calls, consoles, and what needs a buyer. */
const isPage = ({ pathname }: URL): boolean =>
  !/^\/(?:api|console|drawings|share|assets|flags|docs)\b/.test(pathname) &&
  !/\.(?:xml|json|txt|svg|png)$/.test(pathname)

const isPrivate = (address: URL): boolean =>
  /^\/(?:user|order|shopping-cart|login|account|compare|preview)/.test(kindOf(address))

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

const patienceOfOne = 60_000
const readAt = async (address: string): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceOfOne) })
    if ((response.status !== 429 && response.status !== 503) || attempt === 5) return response
    await response.body?.cancel()
    const seconds = Number(response.headers.get('retry-after') ?? '1')
    await new Promise((resolve) => setTimeout(resolve, Math.min(10, Math.max(1, seconds)) * 1000))
  }
}

/** Every page that the sitemaps name, those of each file spread evenly, so that a limit leaves out some of each kind. */
export const listedPages = async (origin: string): Promise<{ files: string[]; pages: string[] }> => {
  const robots = await (await readAt(`${origin}/robots.txt`)).text()
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  const files = locations(await (await readAt(index)).text())
  const pages: string[] = []
  for (const file of files) pages.push(...locations(await (await readAt(file)).text()))
  return { files, pages }
}

interface Read {
  readonly address: URL
  readonly tags: PageTags
}

/** Visits pages from the sitemaps and by their links, within the limits; only those of the same origin. */
class Crawl {
  readonly findings: Finding[] = []
  readonly read: Read[] = []
  readonly pictures = new Map<string, Promise<void>>()
  readonly perKind = new Map<string, number>()
  readonly #queue: { readonly address: URL; readonly from: string }[] = []
  readonly #known = new Set<string>()
  readonly #taken = new Map<string, number>()
  readonly #origin: string
  readonly #limits: CrawlLimits
  readonly #end: number

  constructor(origin: string, limits: CrawlLimits) {
    this.#origin = origin
    this.#limits = limits
    this.#end = performance.now() + limits.patience
  }

  get left(): number {
    return this.#queue.length
  }

  add(target: string, from: string): void {
    if (!URL.canParse(target, from)) return
    const address = new URL(target, from)
    address.hash = ''
    if (address.origin !== this.#origin || this.#known.has(address.href) || !isPage(address)) return
    const group = `${languageOf(address)} ${kindOf(address)}`
    const taken = this.#taken.get(group) ?? 0
    if (taken >= this.#limits.perKind) return
    this.#taken.set(group, taken + 1)
    this.#known.add(address.href)
    this.#queue.push({ address, from })
  }

  async run(): Promise<void> {
    const workers = Array.from({ length: this.#limits.atOnce }, () => this.#work())
    await Promise.all(workers)
    await Promise.all(this.pictures.values())
  }

  async #work(): Promise<void> {
    for (;;) {
      const isOver = performance.now() > this.#end || this.#known.size - this.#queue.length >= this.#limits.pages
      const next = isOver ? undefined : this.#queue.shift()
      if (next === undefined) return
      await this.#visit(next.address, next.from)
    }
  }

  #found(fault: Finding['fault'], address: URL | string, detail: string): void {
    this.findings.push({ fault, address: String(address).replace(this.#origin, ''), detail })
  }

  async #visit(address: URL, from: string): Promise<void> {
    const kind = kindOf(address)
    this.perKind.set(kind, (this.perKind.get(kind) ?? 0) + 1)
    const response = await readAt(address.href)
    const where = from.replace(this.#origin, '')
    if (response.status >= 300) await response.body?.cancel()
    if (response.status >= 400) return this.#found('broken link', address, `${response.status}, on ${where}`)
    if (response.status >= 300) {
      const target = response.headers.get('location') ?? ''
      // Who has not signed in is led to the page for it.
      if (!isPrivate(address)) this.#found('redirect inside the site', address, `to ${target}, on ${where}`)
      return this.add(target, address.href)
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) return await response.body?.cancel()
    const tags = pageTags(await response.text())
    if (!isPrivate(address)) this.read.push({ address, tags })
    for (const link of tags.links) this.add(link, address.href)
    for (const { source, alt } of tags.pictures) {
      if (alt === undefined) this.#found('missing alt text', source, `on ${where}`)
      this.#see(source, address)
    }
    const shared = tags.metas.get('og:image')
    if (shared !== undefined && this.pictures.size < this.#limits.pages) this.#see(shared, address)
  }

  #see(source: string, page: URL): void {
    const address = new URL(source, page)
    if (address.origin !== this.#origin || this.pictures.has(address.href)) return
    const seen = readAt(address.href).then(async (response) => {
      const type = response.headers.get('content-type') ?? ''
      await response.body?.cancel()
      if (response.status !== 200 || !type.startsWith('image/'))
        this.#found('missing picture', address, `${response.status} ${type}, on ${page.pathname}`)
    })
    this.pictures.set(address.href, seen)
  }

  /** What only all pages together show. */
  compare(): void {
    const byTitle = new Map<string, URL>()
    const alternates = new Map(this.read.map(({ address, tags }) => [address.href, tags.alternates]))
    for (const { address, tags } of this.read) {
      if (tags.robots?.includes('noindex')) continue
      if (tags.title === '' || !tags.description) this.#found('no title or description', address, tags.title)
      if (tags.canonical === undefined) this.#found('canonical elsewhere', address, 'none')
      if (tags.canonical !== address.href) continue
      // Languages that lack texts share those of another: what is counted here is a text of a page alone.
      const title = `${languageOf(address)} ${tags.title}`
      const other = byTitle.get(title)
      if (other !== undefined) this.#found('duplicate title', address, `${tags.title}, as ${other.pathname}`)
      else byTitle.set(title, address)
      for (const alternate of tags.alternates.values()) {
        const back = alternates.get(alternate)
        if (back !== undefined && ![...back.values()].includes(address.href))
          this.#found('one-sided hreflang', address, alternate)
      }
    }
  }
}

/** Checks the pages, links and pictures of a site that runs on this machine. */
export const crawlSite = async (origin: string, limits: CrawlLimits): Promise<CrawlReport> => {
  const { hostname } = new URL(origin)
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new Error('only a shop on this machine is checked')
  const crawl = new Crawl(origin, limits)
  const { pages } = await listedPages(origin)
  for (const page of pages) crawl.add(page, `${origin}/sitemap.xml`)
  await crawl.run()
  crawl.compare()
  const { read, pictures, perKind, left, findings } = crawl
  return { pages: read.length, pictures: pictures.size, perKind, left, findings }
}
