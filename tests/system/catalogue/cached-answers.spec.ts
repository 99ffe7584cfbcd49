import { envelope } from '@pinline/contracts/api/envelope'
import { listCurrenciesByStaff } from '@pinline/contracts/catalogue/price/list-currencies-by-staff'
import { setExchangeRate } from '@pinline/contracts/catalogue/price/set-exchange-rate'
import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { getProductDetail, type ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { relistProduct } from '@pinline/contracts/catalogue/product/relist-product'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import { categoriesResource } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { updateCategory } from '@pinline/contracts/catalogue/taxonomy/update-category'
import { orderNumber, type ProductId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
let part: ProductDetail
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 400)
  part = await partWithRelations()
})
afterAll(async () => await shop.end())

/** A part in stock, with parts of its series beside it. */
const partWithRelations = async (): Promise<ProductDetail> => {
  const { list } = (await shop.call(listProducts, { inStock: true, sort: 'stock', pageSize: 50 })).data
  for (const { id } of list) {
    const { data } = await shop.call(getProductDetail, { id })
    if (data.related.length > 0) return data
  }
  throw new Error('no part has a related one')
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.url()}/api/v1${path}`, { headers })
  const text = await response.text()
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    cacheControl: response.headers.get('cache-control'),
    encoding: response.headers.get('content-encoding'),
    text,
    data: text === '' ? undefined : envelope.parse(JSON.parse(text)).data,
  }
}
const detailPath = (id: string) => `${getProductDetail.path}?id=${id}`
const detail = async (id: string, headers: Record<string, string> = {}) =>
  getProductDetail.output.parse((await get(detailPath(id), headers)).data)

/** Requests an answer, so that it is cached, changes something, and waits until the answer shows it with another tag. */
const seenAfter = async (
  path: string,
  change: () => Promise<unknown>,
  shows: (text: string) => boolean,
  headers: Record<string, string> = {},
) => {
  // What the test before changed may still be on its way into the answer.
  const before = await waitFor('the same answer twice', async () => {
    const one = await get(path, headers)
    return (await get(path, headers)).etag === one.etag && one
  })
  expect(shows(before.text)).toBe(false)
  await change()
  const after = await waitFor(
    'the answer shows the change',
    async () => {
      const now = await get(path, { ...headers, 'if-none-match': before.etag })
      return now.status === 200 && shows(now.text) && now
    },
    { intervalMs: 20 },
  )
  expect(after.etag).not.toBe(before.etag)
}

const record = async (productId: ProductId) => (await shop.call(getProduct, { productId })).data
const receive = async (id: ProductId, quantity: number) => {
  const { stockVersion: version } = await record(id)
  const done = await shop.call(receiveStock, { productId: id, quantity, reason: 'spec', version })
  expect(done.type).toBeUndefined()
  return done
}

describe('an answer that was served before', () => {
  it('is 304 to a client that has it, in its language and currency only, and never for a POST', async () => {
    const path = detailPath(part.id)
    const first = await get(path)
    expect([first.status, first.cacheControl, first.encoding]).toEqual([200, 'private, no-cache', 'gzip'])
    const again = await get(path, { 'if-none-match': `"other", ${first.etag}` })
    expect([again.status, again.text, again.etag]).toEqual([304, '', first.etag])
    for (const headers of [{ 'x-locale': 'de' }, { 'x-currency': 'JPY' }, { 'accept-language': 'ja' }]) {
      const other = await get(path, { ...headers, 'if-none-match': first.etag })
      expect([other.status, other.etag === first.etag]).toEqual([200, false])
    }
    const posted = await fetch(`${shop.url()}/api/v1${getProductDetail.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-none-match': first.etag },
      body: JSON.stringify({ id: part.id }),
    })
    expect([posted.status, posted.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it('has the request id of its own request, compressed or not', async () => {
    for (const encoding of ['gzip', 'identity', 'gzip', 'identity']) {
      const id = `request-${encoding}-${Math.random().toString(36).slice(2)}`
      const { text, encoding: sent } = await get(detailPath(part.id), {
        'accept-encoding': encoding,
        'x-request-id': id,
      })
      expect(sent).toBe(encoding === 'gzip' ? 'gzip' : null)
      expect(JSON.parse(text)).toMatchObject({ code: 200, data: { id: part.id }, meta: { requestId: id } })
    }
  })

  it('shows stock that was received and reserved', async () => {
    const { stock } = await detail(part.id)
    await seenAfter(
      detailPath(part.id),
      () => receive(part.id, 1000),
      (text) => text.includes(`"stock":${stock + 1000},`),
    )
    const orderNo = orderNumber.parse('2611210000077')
    await seenAfter(
      detailPath(part.id),
      () => shop.call(reserveStock, { orderNo, lines: [{ productId: part.id, quantity: 7 }] }),
      (text) => text.includes(`"stock":${stock + 993},`),
    )
  })

  it('shows what its reader has done, at once', async () => {
    const { stock } = await detail(part.id)
    const { position } = await receive(part.id, 11)
    expect((await detail(part.id, { 'x-position': position })).stock).toBe(stock + 11)
    const listed = await get(`${listProducts.path}?q=${encodeURIComponent(part.model)}`, { 'x-position': position })
    expect(listProducts.output.parse(listed.data).list.find(({ id }) => id === part.id)?.stock).toBe(stock + 11)
  })

  it('shows a price that was set', async () => {
    const { priceStreamVersion: version } = await record(part.id)
    const breaks = [{ from: 1, unitPrice: { amount: 77_777, scale: 4, currency: 'USD' as const } }]
    await seenAfter(
      detailPath(part.id),
      () => shop.call(setPrice, { productId: part.id, version, currency: 'USD', breaks }),
      (text) => text.includes('77777'),
    )
  })

  it('follows the rate of its currency', async () => {
    const raiseYen = async () => {
      const { list } = (await shop.call(listCurrenciesByStaff, {})).data
      const yen = list.find(({ code }) => code === 'JPY')
      if (yen?.rate == null) throw new Error('the yen has a rate')
      const { amount, scale } = yen.rate
      const raised = { code: yen.code, revision: yen.revision, amount: amount + 10, scale, validFrom: null }
      expect((await shop.call(setExchangeRate, raised)).data.proposed).toBeNull()
    }
    const { price } = await detail(part.id, { 'x-currency': 'JPY' })
    for (const path of [detailPath(part.id), `${listProducts.path}?sort=model&categoryId=${part.categoryId}`]) {
      const before = (await get(path, { 'x-currency': 'JPY' })).etag
      const dollars = (await get(path)).etag
      await raiseYen()
      const changed = async () => (await get(path, { 'x-currency': 'JPY' })).etag !== before
      await waitFor('prices in yen follow', changed)
      expect((await get(path)).etag).toBe(dollars)
    }
    expect((await detail(part.id, { 'x-currency': 'JPY' })).price).not.toEqual(price)
  })

  it('shows what became of a related part', async () => {
    const [other] = part.related
    if (other === undefined) throw new Error('it has a related part')
    const { stock } = await detail(other.id)
    await seenAfter(
      detailPath(part.id),
      () => receive(other.id, 54_321),
      (text) => text.includes(`"stock":${stock + 54_321},`),
    )
    const { productVersion: version } = await record(other.id)
    const named = { en: 'A related part of another name' }
    await seenAfter(
      detailPath(part.id),
      () => shop.call(updateProduct, { productId: other.id, version, product: { names: named } }),
      (text) => text.includes(named.en),
    )
    const withdrawn = { productId: other.id, version: version + 1, reason: 'spec' }
    await seenAfter(
      detailPath(part.id),
      () => shop.call(withdrawProduct, withdrawn),
      (text) => !text.includes(other.id),
    )
    await seenAfter(
      detailPath(part.id),
      () => shop.call(relistProduct, { productId: other.id, version: version + 2 }),
      (text) => text.includes(other.id),
    )
  })

  it('is a list that follows stock, names and which products there are', async () => {
    const path = `${listProducts.path}?categoryId=${part.categoryId}&manufacturer=${encodeURIComponent(part.manufacturer)}&pageSize=50&sort=stock`
    const { position } = await receive(part.id, 90_000_000)
    const { stock } = await detail(part.id, { 'x-position': position })
    await seenAfter(
      path,
      () => receive(part.id, 1),
      (text) => text.includes(`"stock":${stock + 1},`),
    )
    const { productVersion: version } = await record(part.id)
    await seenAfter(
      path,
      () => shop.call(updateProduct, { productId: part.id, version, product: { names: { en: 'Named in a list' } } }),
      (text) => text.includes('Named in a list'),
    )
    const withdrawn = { productId: part.id, version: version + 1, reason: 'spec' }
    await seenAfter(
      path,
      () => shop.call(withdrawProduct, withdrawn),
      (text) => !text.includes(part.id),
    )
    expect((await shop.call(getProductDetail, { id: part.id })).type).toBe('product-withdrawn')
    await seenAfter(
      path,
      () => shop.call(relistProduct, { productId: part.id, version: version + 2 }),
      (text) => text.includes(part.id),
    )
  })

  it('shows a category’s new title', async () => {
    const query = new URLSearchParams({ filter: '{}', sort: '["orderNum","ASC"]', range: '[0,99]' })
    const response = await fetch(`${shop.url()}/api/v1/admin/${categoriesResource.name}?${query}`, {
      headers: { authorization: `Bearer ${shop.staffToken}` },
    })
    const rows = z.array(categoriesResource.row).parse(await response.json())
    const row = rows.find(({ id }) => id === part.categoryId)
    if (row === undefined) throw new Error('its category exists')
    const titles = { ...row.titles, en: 'Renamed connectors' }
    await seenAfter(
      detailPath(part.id),
      () => shop.call(updateCategory, { id: row.id, revision: row.revision, titles }),
      (text) => text.includes('"categoryName":"Renamed connectors"'),
    )
    await waitFor('the title in the list', async () =>
      (await get(`${listProducts.path}?categoryId=${part.categoryId}`)).text.includes('Renamed connectors'),
    )
  })
})
