import type { LanguageCode } from '@pinline/contracts/api/languages'
import { getProductDetail, type ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { expect } from 'vitest'
import { z } from 'zod'
import { Caller } from '../../harness/shop.ts'
import { type ShopText, shopTexts } from '../shop-texts.ts'
import type { CatalogueJourney, JourneyContext } from './catalogue-journey.ts'
import { schemaErrors } from './schema-org.ts'

/** The ten languages, half of them with either person. */
const languages: Readonly<Record<JourneyContext['language'], readonly LanguageCode[]>> = {
  en: ['en', 'de', 'fr', 'es', 'it'],
  zh_cn: ['zh_cn', 'zh_hk', 'ja', 'ru', 'pt'],
}
/** Parts checked in the languages other than the person's own. */
const inOtherLanguages = 3
const schema = 'https://schema.org/'

const offer = z.looseObject({
  price: z.string(),
  availability: z.string(),
  eligibleQuantity: z.looseObject({ minValue: z.number() }),
})
const product = z.looseObject({
  '@type': z.literal('Product'),
  url: z.url(),
  name: z.string(),
  mpn: z.string(),
  sku: z.string(),
  brand: z.object({ name: z.string() }),
  image: z.array(z.url()).or(z.url()),
  additionalProperty: z.array(z.looseObject({ propertyID: z.string() })).optional(),
  offers: z.looseObject({ offers: z.array(offer) }).optional(),
})
const breadcrumb = z.looseObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.looseObject({ position: z.int(), name: z.string(), item: z.url() })),
})
const collection = z.looseObject({ '@type': z.literal('CollectionPage'), breadcrumb })

const unescaped = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The metadata of a page, fetched without a browser. */
interface PageMarkup {
  readonly status: number
  readonly html: string
  readonly canonical: string | undefined
  /** URL by language tag. */
  readonly alternates: ReadonlyMap<string, string>
  readonly things: readonly unknown[]
}

const read = async (address: string): Promise<PageMarkup> => {
  const answer = await fetch(address, { redirect: 'manual' })
  const html = await answer.text()
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(
    ([tag]) =>
      new Map(
        [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          unescaped(value),
        ]),
      ),
  )
  const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  return {
    status: answer.status,
    html,
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    alternates: new Map(
      links
        .filter((link) => link.get('rel') === 'alternate')
        .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    ),
    things: scripts.map(([, text = '']) => JSON.parse(text)),
  }
}

const found = <Shape extends z.ZodType>(shape: Shape, things: readonly unknown[]): z.output<Shape> | undefined =>
  things.map((thing) => shape.safeParse(thing).data).find((thing) => thing !== undefined)

const availability = ({ lifecycle, stock, stock_status: status }: ProductDetail): string => {
  if (lifecycle === 'discontinued' && stock === 0) return `${schema}Discontinued`
  const names = { in: 'InStock', low: 'LimitedAvailability', out: 'BackOrder', 'made-to-order': 'MadeToOrder' }
  return schema + names[status]
}

/** The JSON-LD of a part: valid by schema.org, and equal to the visible data. */
const expectPartMarkup = ({ things }: PageMarkup, part: ProductDetail, address: string): void => {
  expect(things.flatMap((thing) => schemaErrors(thing))).toEqual([])
  const markup = found(product, things)
  expect(markup).toMatchObject({
    url: address,
    name: part.name,
    mpn: part.model,
    sku: part.id,
    brand: { name: part.manufacturer },
  })
  expect(markup?.additionalProperty?.map(({ propertyID }) => propertyID) ?? []).toEqual(
    part.attributes.filter(({ value }) => value !== null).map(({ id }) => id),
  )
  const offers = markup?.offers?.offers ?? []
  expect(offers.map(({ price, eligibleQuantity }) => [eligibleQuantity.minValue, Number(price)])).toEqual(
    part.priceBreaks.map(({ from, unitPrice }) => [from, unitPrice.amount / 10 ** unitPrice.scale]),
  )
  expect(offers.filter((one) => one.availability !== availability(part))).toEqual([])
  const crumbs = found(breadcrumb, things)?.itemListElement ?? []
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, place) => place + 1))
  expect(crumbs.at(-1)).toMatchObject({ name: part.model, item: address })
  expect(crumbs.some(({ name }) => name === part.categoryName)).toBe(true)
}

/** One part of each kind of offer, if there are any. */
const kindsOfParts = async (visitor: Caller): Promise<string[]> => {
  const requested = [
    { q: '43045-1000' },
    { a: { lifecycle: ['discontinued'] } },
    { a: { lifecycle: ['not-for-new-designs'] } },
    ...['low', 'out', 'made-to-order'].map((status) => ({ a: { 'stock-status': [status] } })),
    { categoryId: 'modular-jacks' },
    { sort: '-positions' as const },
  ]
  const lists = await Promise.all(
    requested.map(async (filter) => (await visitor.call(listProducts, filter)).data().list),
  )
  return [...new Set(lists.flatMap(([first]) => first?.id ?? []))]
}

/** Pages that do not exist, and the text that their title starts with. */
const missing: readonly (readonly [path: string, title: string])[] = [
  ['/productDetail/p-0000000000000000', 'shell:notFound.part'],
  ['/productDetail/43045-1001', 'shell:notFound.part'],
  ['/product/no-such/no-such', 'shell:notFound.category'],
  ['/productListCopy/no-such?q=molex', 'shell:notFound.category'],
  ['/intro/no-such', 'shell:notFound.title'],
  ['/solution/no-such', 'shell:notFound.title'],
  ['/no-such/page', 'shell:notFound.title'],
  ['/user/center?tab=orders&orderNo=2611210000002', 'shell:notFound.order'],
]

/** A page that does not exist has header, search and footer; a part number gets its nearest parts. */
const expectNotFoundPages = async (shop: string, text: ShopText): Promise<void> => {
  for (const [path, title] of missing) {
    const { status, html, things, canonical } = await read(shop + path)
    expect([path, status, things, canonical]).toEqual([path, 404, [], undefined])
    expect(unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')).toMatch(text(title))
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*noindex/)
    for (const part of ['class="site-header"', 'role="combobox"', 'class="not-found-search"', 'class="site-footer"'])
      expect([path, html.includes(part)]).toEqual([path, true])
    if (path.endsWith('43045-1001')) expect(html).toMatch(/href="[^"]*\/productDetail\/p-[0-9a-f]{16}"/)
  }
}

/** What a search engine finds of a part: no browser, only HTTP requests. */
export const searchEngineMarkup: CatalogueJourney = {
  name: 'describes parts to search engines in every language',
  run: async ({ system, language: person }) => {
    const visitor = new Caller(system.url)
    const ids = await kindsOfParts(visitor)
    expect(ids.length).toBeGreaterThanOrEqual(6)
    for (const language of languages[person]) {
      for (const id of language === person ? ids : ids.slice(0, inOtherLanguages)) {
        const part = (await visitor.call(getProductDetail, { id }, { locale: language })).data()
        const address = `${system.url}/${language}/productDetail/${id}`
        const markup = await read(address)
        expect(markup.status).toBe(200)
        expect(markup.canonical).toBe(address)
        expect(markup.alternates.size).toBe(11)
        expect([...markup.alternates.values()]).toContain(address)
        expect(unescaped(markup.html)).toContain(`<title>${part.model}`)
        expect(markup.html).not.toMatch(/<meta[^>]*name="robots"[^>]*noindex/)
        expectPartMarkup(markup, part, address)
      }
      const list = await read(`${system.url}/${language}/product/wire-to-board/wire-to-board`)
      expect(list.things.flatMap((thing) => schemaErrors(thing))).toEqual([])
      expect(found(collection, list.things)?.breadcrumb.itemListElement.length).toBeGreaterThanOrEqual(2)
    }
    const [first = ''] = ids
    const own = await read(`${system.url}/${person}/productDetail/${first}`)
    for (const address of own.alternates.values()) {
      const other = await read(address)
      expect([address, other.status, other.alternates]).toEqual([address, 200, own.alternates])
    }
    const pictures = [found(product, own.things)?.image ?? []].flat()
    const types = await Promise.all(pictures.map(async (picture) => (await fetch(picture)).headers.get('content-type')))
    expect(types).toEqual(['image/png', 'image/svg+xml; charset=utf-8'])
    await expectNotFoundPages(`${system.url}/${person}`, shopTexts(person))
  },
}
