import { Validator } from '@adobe/structured-data-validator/src/validator.js'
import { languages } from '@pinline/contracts/api/languages'
import { listContentAddresses } from '@pinline/contracts/catalogue/content/list-content-addresses'
import { listNews } from '@pinline/contracts/catalogue/content/list-news'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { listProductAddresses } from '@pinline/contracts/catalogue/product/list-product-addresses'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import { listCategoryAddresses } from '@pinline/contracts/catalogue/taxonomy/list-category-addresses'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { crawlSite, listedPages } from '../../bench/crawl-site.ts'
import { type PageTags, pageTags } from '../../bench/page-tags.ts'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { schemaErrors } from '../../journeys/catalogue/schema-org.ts'

let system: TestSystem
let part = ''
let listed: Awaited<ReturnType<typeof listedPages>>
beforeAll(async () => {
  system = await startSystem(inject('servers'), { products: 60 })
  listed = await listedPages(system.url)
  part =
    listed.pages
      .find((page) => page.includes('/en/productDetail/'))
      ?.split('/en')
      .at(1) ?? ''
})
afterAll(async () => await system.stop())

const open = async (path: string): Promise<{ status: number; location: string | null; tags: PageTags }> => {
  const response = await fetch(system.url + path, { redirect: 'manual' })
  const tags = pageTags(await response.text())
  return { status: response.status, location: response.headers.get('location'), tags }
}

/** Every kind of page that search engines list, and the types that it has. */
const kinds = (): readonly (readonly [path: string, types: readonly string[]])[] => [
  ['/index', ['Organization', 'WebSite']],
  ['/product/all/all', ['CollectionPage']],
  [part, ['Product', 'BreadcrumbList']],
  ['/productListCopy/all', []],
  ['/quick-order', ['BreadcrumbList']],
  ['/solution', ['BreadcrumbList', 'ItemList']],
  ['/news', ['BreadcrumbList', 'ItemList']],
  ['/intro', ['BreadcrumbList']],
  ['/intro/blog', ['BreadcrumbList']],
  ['/intro/faq', ['BreadcrumbList', 'FAQPage']],
  ['/intro/complianceCenter', ['BreadcrumbList']],
  ['/intro/researchCenter', ['BreadcrumbList']],
  ['/contact', ['BreadcrumbList']],
  ...['/solution/', '/news/detail?id=', '/intro/blog/'].map((start) => {
    const path =
      listed.pages
        .find((page) => page.includes(`/en${start}`))
        ?.split('/en')
        .at(1) ?? `no ${start}`
    const type = { '/solution/': [], '/news/detail?id=': ['NewsArticle'], '/intro/blog/': ['BlogPosting'] }[start] ?? []
    return [path, ['BreadcrumbList', ...type]] as const
  }),
]

const typed = z.looseObject({ '@type': z.string() })

/** What a validator of others finds wrong; what it only recommends is left out. */
const foreignErrors = async (things: PageTags['things']): Promise<string[]> => {
  const byType: Record<string, object[]> = {}
  for (const thing of things) {
    const type = typed.parse(thing)['@type']
    byType[type] = [...(byType[type] ?? []), structuredClone(thing)]
  }
  const issues = await new Validator().validate({ jsonld: byType })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

describe('every kind of page', () => {
  it('names itself, its other languages and its picture, and has structured data that validators accept', async () => {
    for (const [path, types] of kinds()) {
      for (const language of ['en', 'zh_cn', 'de']) {
        const { status, tags } = await open(`/${language}${path}`)
        expect([path, status]).toEqual([path, 200])
        const seen = tags.alternates.get('x-default') ?? ''
        expect([path, tags.canonical?.endsWith(path), seen]).toEqual([path, true, `${system.url}/en${path}`])
        const expected = languages.filter(({ tag }) => tags.alternates.has(tag)).length
        expect([path, tags.alternates.size]).toEqual([path, expected + 1])
        expect([path, tags.metas.get('og:title'), tags.robots]).toEqual([path, expect.stringMatching(/\S/), undefined])
        expect([path, tags.metas.get('og:locale')]).toEqual([path, expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/)])
        expect([path, tags.metas.get('twitter:card')]).toEqual([path, 'summary_large_image'])
        expect([path, (tags.description ?? '').length > 0, (tags.description ?? '').length <= 160]).toEqual([
          ...[path, true, true],
        ])
        expect([path, tags.things.map((thing) => typed.parse(thing)['@type'])]).toEqual([path, types])
        expect([path, tags.things.flatMap((thing) => schemaErrors(thing))]).toEqual([path, []])
        expect([path, await foreignErrors(tags.things)]).toEqual([path, []])
        const picture = await fetch(tags.metas.get('og:image') ?? '')
        expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
        expect(picture.headers.get('cache-control')).toBe('public, max-age=3600')
        await picture.body?.cancel()
      }
    }
  })

  it('is refused by the validator of others without what it needs', async () => {
    expect(await foreignErrors([{ '@type': 'Product', name: 'A part without price and picture' }])).not.toEqual([])
    expect(await foreignErrors([{ '@type': 'BreadcrumbList' }])).not.toEqual([])
  })

  it('is in the sitemaps, which robots.txt names', async () => {
    const paths = new Set(listed.pages.map((page) => page.split('/en').at(1)))
    const missing = kinds().filter(([path]) => !paths.has(path) && !path.startsWith('/productListCopy'))
    expect(missing.map(([path]) => path)).toEqual([])
    for (const file of listed.files) {
      const xml = await (await fetch(file)).text()
      expect(xml.length).toBeLessThan(50_000_000)
      expect([...xml.matchAll(/<loc>/g)].length).toBeLessThanOrEqual(50_000)
    }
  })

  it('has the time of its last change there, which is not that of the request', async () => {
    const requestedAt = new Date().toISOString()
    const changed = new Map<string, string>()
    for (const file of listed.files.filter((one) => !one.endsWith('/sitemap.xml'))) {
      const xml = await (await fetch(file)).text()
      for (const [, url = ''] of xml.matchAll(/<url>(.*?)<\/url>/g)) {
        const [, address = ''] = /<loc>(.*?)<\/loc>/.exec(url) ?? []
        const [, at = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(url) ?? []
        expect([address, z.iso.datetime().safeParse(at).success, at < requestedAt]).toEqual([address, true, true])
        changed.set(address, at)
      }
    }
    const of = (path: string) => changed.get(`${system.url}/en${path}`) ?? ''
    const anybody = new Caller(system.url)
    const parts = (await anybody.call(listProductAddresses, {})).data().list
    expect(parts).toHaveLength(60)
    for (const { id, updatedAt } of parts) expect([id, of(`/productDetail/${id}`)]).toEqual([id, updatedAt])
    const { list } = (await anybody.call(listContentAddresses, {})).data()
    const news = list.filter(({ kind }) => kind === 'news')
    expect(of('/news')).toBe(
      news
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1),
    )
    for (const { id, updatedAt } of (await anybody.call(listCategoryAddresses, {})).data().list)
      expect([id, of(`/product/${id}/${id}`)]).toEqual([id, updatedAt])
  })
})

describe('the feed of news', () => {
  it.each(languages)('is in $tag: its language, addresses that exist, and ids that stay', async ({ code, tag }) => {
    const address = `${system.url}/${code}/news.xml`
    const response = await fetch(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      ...[200, 'application/rss+xml; charset=utf-8'],
    ])
    const xml = await response.text()
    const of = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
    expect(of('language')).toEqual([tag])
    const { list } = (
      await new Caller(system.url).call(listNews, { kind: 'news', pageSize: 30 }, { 'x-locale': code })
    ).data()
    expect(list.length).toBeGreaterThan(0)
    expect(of('guid')).toEqual(list.map(({ id }) => id))
    const own = list.filter(({ language }) => language === code)
    expect(of('dc:language')).toHaveLength(list.length - own.length)
    const links = of('link').slice(1)
    expect(links).toEqual(list.map(({ path }) => `${system.url}/${code}${path}`))
    for (const link of links.slice(0, 2)) expect([link, (await fetch(link)).status]).toEqual([link, 200])
    const changed =
      list
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1) ?? ''
    expect(response.headers.get('last-modified')).toBe(new Date(changed).toUTCString())
    const known = [
      { 'if-none-match': response.headers.get('etag') ?? '' },
      { 'if-modified-since': response.headers.get('last-modified') ?? '' },
    ]
    for (const headers of known) expect((await fetch(address, { headers })).status).toBe(304)
    expect((await fetch(address, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  })
})

describe('what search engines need not list', () => {
  it.each([
    '/shopping-cart',
    '/login',
    '/user/center',
    '/order/confirm',
    '/compare?ids=',
    '/productListCopy/all?q=usb',
  ])('is not indexed: %s', async (path) => {
    const { status, tags } = await open(`/en${path}`)
    expect([status, tags.robots]).toEqual([200, expect.stringMatching(/^noindex/)])
  })
})

describe('the links of the site', () => {
  it('lead to pages that exist, in ten languages', async () => {
    const report = await crawlSite(system.url, { pages: 400, perKind: 2, patience: 90_000, atOnce: 4 })
    expect(report.findings).toEqual([])
    expect(report.pages).toBeGreaterThan(200)
  })
})

it('has no page behind the last one of a list', async () => {
  const last = await open('/en/product/all/all?page=4')
  expect([last.status, last.tags.canonical]).toEqual([200, expect.stringMatching(/\/en\/product\/all\/all\?page=4$/)])
  for (const path of ['/en/product/all/all', '/en/productListCopy/all']) {
    const { status, tags } = await open(`${path}?page=999`)
    expect([status, tags.robots, tags.canonical, tags.title]).toEqual([
      404,
      'noindex',
      undefined,
      expect.stringMatching(/^Page not found/),
    ])
  }
})

describe('a part that staff withdrew', () => {
  it('answers 410 with what to buy instead, is not indexed, and leaves the sitemaps', async () => {
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const anybody = new Caller(system.url)
    const [product] = (await anybody.call(listProducts, { sort: 'model' })).data().list
    if (product === undefined) throw new Error('no parts')
    const { id: productId, model, categoryId } = product
    const path = `/en/productDetail/${productId}`
    expect((await open(path)).status).toBe(200)
    const before = (await anybody.call(listCategoryAddresses, {})).data().list.find(({ id }) => id === categoryId)
    const { productVersion: version } = (await staff.call(getProduct, { productId })).data()
    ;(await staff.call(withdrawProduct, { productId, version, reason: 'sold no more' })).data()
    const html = await waitFor('the page is gone', async () => {
      const response = await fetch(system.url + path)
      const text = await response.text()
      return response.status === 410 && text
    })
    const tags = pageTags(html)
    expect([tags.robots, tags.canonical, tags.title]).toEqual([
      'noindex',
      undefined,
      expect.stringMatching(/^Part no longer/),
    ])
    expect(html).toContain(model)
    expect(html).toContain(`/en/product/${categoryId}/${categoryId}"`)
    const similar = new Set([...html.matchAll(/\/en\/productDetail\/(p-[0-9a-f]{16})/g)].map(([, id]) => id))
    expect([similar.size > 0, similar.has(productId)]).toEqual([true, false])
    const parts = (await anybody.call(listProductAddresses, {})).data().list
    expect([parts.length, parts.some(({ id }) => id === productId)]).toEqual([59, false])
    const after = (await anybody.call(listCategoryAddresses, {})).data().list.find(({ id }) => id === categoryId)
    expect((after?.updatedAt ?? '') > (before?.updatedAt ?? '')).toBe(true)
    expect((await open('/en/productDetail/p-0000000000000000')).status).toBe(404)
    expect((await open('/en/productDetail/no-such-number')).status).toBe(404)
  })
})
