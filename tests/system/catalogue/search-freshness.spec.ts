import { beginRebuild, getServiceOperations, switchGeneration } from '@pinline/contracts/api/operations'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listProductsByIds } from '@pinline/contracts/catalogue/product/list-products-by-ids'
import { productChanges } from '@pinline/contracts/catalogue/product/product-changes'
import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import { listHotKeywords } from '@pinline/contracts/catalogue/search/list-hot-keywords'
import { matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import { suggestProducts } from '@pinline/contracts/catalogue/search/suggest-products'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import { orderNumber, productId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

const products = 200
const view = 'products'

let shop: CatalogueInstallation
let other: string
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), products)
  other = await shop.startAnother()
})
afterAll(async () => await shop.end())

/** A list as an instance returns it without a position. */
const listAt = async (url: string, query: string) => {
  const response = await fetch(`${url}/api/v1/products?${query}`)
  const body = await response.json()
  return listProducts.output.parse(body.data)
}

const anyInStock = async (): Promise<ProductRow> => {
  const { data } = await shop.call(listProducts, { inStock: true, sort: 'stock' })
  const [row] = data.list
  if (row === undefined) throw new Error('nothing in stock')
  return row
}

const receive = async (row: ProductRow, quantity: number) => {
  for (let version = 1; version < 40; version += 1) {
    const { data, type } = await shop.call(receiveStock, { productId: row.id, quantity, reason: 'spec', version })
    if (type === undefined) return data.available
    expect(type).toBe('version-conflict')
  }
  throw new Error('no version fits')
}

describe('what changed', () => {
  it('is found on both instances', async () => {
    const row = await anyInStock()
    const available = await receive(row, 12_345)
    for (const url of [shop.url(), other]) {
      const shown = async () =>
        (await listAt(url, `q=${encodeURIComponent(row.model)}`)).list.some(
          ({ id, stock }) => id === row.id && stock === available,
        )
      await waitFor('the list shows the new stock', shown)
      const ordered = async () => (await listAt(url, 'sort=stock')).list[0]?.id === row.id
      await waitFor('the order by stock follows', ordered)
    }
    const lines = [{ productId: row.id, quantity: 3 }]
    await shop.call(reserveStock, { orderNo: orderNumber.parse('2611210000001'), lines })
    const detail = async () => (await shop.call(getProductDetail, { id: row.id })).data.stock === available - 3
    await waitFor('a page shows the reservation', detail)
    await waitFor('the other instance has it too', async () => {
      const { list } = await listAt(other, `q=${encodeURIComponent(row.model)}`)
      return list.some((one) => one.id === row.id && one.stock === available - 3)
    })
  })

  it('is reported to page caches once the instance serves it', async () => {
    const row = await anyInStock()
    const ended = new AbortController()
    const response = await fetch(`${other}/api/v1${productChanges.path}`, { signal: ended.signal })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (reader === undefined) throw new Error('no stream')
    const available = await receive(row, 7)
    const shownAtOther = async () =>
      (await listAt(other, `q=${encodeURIComponent(row.model)}`)).list.find(({ id }) => id === row.id)?.stock
    let received = ''
    const nextMessage = async () => {
      const complete = /^data: (.*)\n\n/mu
      for (;;) {
        const [text = '', data] = complete.exec(received) ?? []
        received = received.slice(received.indexOf(text) + text.length)
        if (data !== undefined) return productChanges.message.parse(JSON.parse(data))
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream ended')
        received += value
      }
    }
    // The one before may be about what the test before changed: then another follows.
    let shown: number | undefined
    while (shown !== available) {
      expect(await nextMessage()).toEqual({ ids: [row.id], lists: false })
      shown = await shownAtOther()
    }
    ended.abort()
  })
})

describe('a rebuilt view', () => {
  it('takes over without a failed read or a short list', async () => {
    const generations = async () =>
      (await shop.call(getServiceOperations, {})).data.consumers.filter(({ name }) => name === view)
    expect((await shop.call(beginRebuild, { view })).data).toMatchObject({ generation: 2 })
    let going = true
    let reads = 0
    const traffic = [shop.url(), other].map(async (url) => {
      while (going) {
        const { total } = await listAt(url, 'mounting=through-hole&mounting=surface-mount')
        expect(total).toBe(products)
        reads += 1
      }
    })
    await waitFor('generation 2 has read everything', async () =>
      (await generations()).find(({ view }) => view?.generation === 2)?.partitions.every(({ lag }) => lag === 0),
    )
    const atSwitch = reads
    await waitFor('the switch', async () => {
      const { type } = await shop.call(switchGeneration, { view, generation: 2 })
      return type === undefined
    })
    await waitFor('reads after the switch', () => reads > atSwitch + 60)
    const row = await anyInStock()
    const available = await receive(row, 99)
    await waitFor('the second index follows changes', async () =>
      (await listAt(other, `q=${encodeURIComponent(row.model)}`)).list.some(
        ({ id, stock }) => id === row.id && stock === available,
      ),
    )
    going = false
    await Promise.all(traffic)
  })
})

describe('several products', () => {
  it('are returned in the given order, without those that are not listed', async () => {
    const [first, second] = (await shop.call(listProducts, { sort: 'model' })).data.list
    if (first === undefined || second === undefined) throw new Error('no products')
    const unknown = productId.parse('p-0000000000000000')
    const { data } = await shop.call(listProductsByIds, { ids: [second.id, unknown, first.id] })
    expect(data.list.map(({ id }) => id)).toEqual([second.id, first.id])
    const response = await fetch(`${other}/api/v1/products/by-ids?ids=${first.id}`)
    expect(listProductsByIds.output.parse((await response.json()).data).list).toHaveLength(1)
  })

  it('that relate to one are named on its page', async () => {
    const row = await anyInStock()
    const { data } = await shop.call(getProductDetail, { model: row.model, manufacturer: row.manufacturer })
    expect(data.id).toBe(row.id)
    for (const other of data.related)
      expect(other).toMatchObject({ series: row.series, manufacturer: row.manufacturer })
    for (const other of data.alternatives) {
      const { categoryId, positions, pitchMm, mounting } = row
      expect(other).toMatchObject({ categoryId, positions, pitchMm, mounting })
    }
  })
})

describe('keywords', () => {
  it('are recognised as removable filters, in the reader’s language', async () => {
    const { data } = await shop.call(listProducts, { q: 'SMD 2,54 mm gerade' }, { 'x-locale': 'de' })
    expect(data.understood.map(({ text, filter }) => [text, filter.attribute, filter.values])).toEqual([
      ['SMD', 'mounting', ['surface-mount']],
      ['2,54 mm', 'pitch', ['2.54']],
      ['gerade', 'orientation', ['vertical']],
    ])
    const [smd] = data.understood
    expect(smd?.qWithout).toBe('2,54 mm gerade')
    const without = await shop.call(listProducts, { q: smd?.qWithout })
    expect(without.data.understood).toHaveLength(2)
    expect(without.data.total).toBeGreaterThanOrEqual(data.total)
  })

  it('are offered as parts, series, categories and words while they are typed', async () => {
    const row = await anyInStock()
    const { data } = await shop.call(suggestProducts, { q: row.model.slice(0, 6) })
    expect(data.parts.length).toBeGreaterThan(0)
    const words = await shop.call(suggestProducts, { q: 'Stiftl' }, { 'x-locale': 'de' })
    expect(words.data.keywords).toContain('Stiftleiste')
  })

  it('that people deliberately searched for become popular, if they are terms of the catalogue', async () => {
    const row = await anyInStock()
    const note = (q: string) => shop.call(recordSearch, { q }, { 'x-locale': 'pt' })
    for (const q of [row.model.toLowerCase(), row.model, 'zz-no-such-part', `visit evil.example ${row.model}`])
      expect((await note(q)).status).toBe(200)
    const hot = (await shop.call(listHotKeywords, {}, { 'x-locale': 'pt' })).data.map(({ keyword }) => keyword)
    // After the searches that the shop suggests.
    expect(hot).toContain(row.model)
    expect(hot.join()).not.toMatch(/zz-no-such-part|evil/u)
    expect(hot.length).toBeLessThanOrEqual(10)
  })

  it('of a pasted list are read line by line', async () => {
    const row = await anyInStock()
    const bare = row.model.replace(/[^A-Za-z0-9]/g, '').toLowerCase()
    const { data } = await shop.call(matchLines, {
      lines: [{ partNumber: bare, quantity: row.moq }, { partNumber: 'zz-no-such-part-0000' }],
    })
    expect(data.list.map(({ line, match }) => [line, match])).toEqual([
      [1, 'exact'],
      [2, 'none'],
    ])
    expect(data.list[0]).toMatchObject({ quantity: row.moq, suggestedQuantities: [] })
    expect(data.list[0]?.candidates[0]?.id).toBe(row.id)
  })

  it('of a list that names another manufacturer are a question', async () => {
    const { id, model, manufacturer } = await anyInStock()
    const { data } = await shop.call(matchLines, {
      lines: [manufacturer, 'No Such Maker Inc.'].map((named) => ({ partNumber: model, manufacturer: named })),
    })
    expect(data.list.map(({ match, otherMaker, candidates: [part] }) => [match, otherMaker, part?.id])).toEqual([
      ['exact', null, id],
      ['read-as', 'No Such Maker Inc.', id],
    ])
  })
})
