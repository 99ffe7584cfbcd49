import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { listStockHistory } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { reserveStock } from '@pinline/contracts/catalogue/stock/reserve-stock'
import { approveStockTake } from '@pinline/contracts/catalogue/stock-take/approve-stock-take'
import { cancelStockTake } from '@pinline/contracts/catalogue/stock-take/cancel-stock-take'
import { exportCountingSheet } from '@pinline/contracts/catalogue/stock-take/export-counting-sheet'
import { listStockTakeDifferences } from '@pinline/contracts/catalogue/stock-take/list-stock-take-differences'
import { recordCounts } from '@pinline/contracts/catalogue/stock-take/record-counts'
import { startStockTake } from '@pinline/contracts/catalogue/stock-take/start-stock-take'
import { stockTakesResource } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { orderNumber, type ProductId, type StockTakeId } from '@pinline/events/ids'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
let parts: readonly { readonly id: ProductId; readonly stock: number }[]
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 60)
  parts = (await shop.call(listProducts, { sort: 'stock', pageSize: 50 })).data.list
})
afterAll(async () => await shop.end())

const part = (place: number) => {
  const found = parts[place]
  if (found === undefined) throw new Error('too few products')
  return found
}
const start = async (...products: readonly ProductId[]) =>
  (await shop.call(startStockTake, { title: 'Aisle A', productIds: [...products] })).data.id
const read = async (id: StockTakeId) => {
  const response = await fetch(`${shop.url()}/api/v1/admin/stock-takes/${id}`, {
    headers: { authorization: `Bearer ${shop.staffToken}` },
  })
  return response.status === 200 ? stockTakesResource.row.parse(await response.json()) : undefined
}
const record = async (id: StockTakeId, productId: ProductId, counted: number, countedAt?: string) =>
  await shop.call(recordCounts, {
    id,
    counts: [{ productId, counted }],
    ...(countedAt === undefined ? {} : { countedAt }),
  })
const booked = async (id: StockTakeId) =>
  await waitFor('it is booked', async () => {
    const found = await read(id)
    return found?.status === 'booked' && found
  })
const historyOf = async (productId: ProductId) => (await shop.call(listStockHistory, { productId })).data.list

it('books differences that were counted twice, once each, whatever moves meanwhile', async () => {
  const [right, wrong] = [part(0), part(1)]
  const id = await start(right.id, wrong.id)
  const fresh = await waitFor('it is shown', () => read(id))
  expect(fresh).toMatchObject({ status: 'counting', products: 2, counted: 0 })
  expect(JSON.stringify(fresh.lines)).not.toContain(String(wrong.stock))

  expect((await record(id, right.id, right.stock)).data).toMatchObject({ counted: 1, recount: 0 })
  const counted = (await record(id, wrong.id, wrong.stock - 2)).data
  expect(counted).toMatchObject({ counted: 2, recount: 1 })
  expect((await shop.call(approveStockTake, { id, version: counted.version })).type).toBe('stock-take-recount')

  // Reserved pieces are on the shelf, received ones after a count are not in it.
  const orderNo = orderNumber.parse('2611210000017')
  await shop.call(reserveStock, { orderNo, lines: [{ productId: wrong.id, quantity: 1 }] })
  const { version } = (await record(id, wrong.id, wrong.stock - 2)).data
  for (const { id: productId } of [right, wrong])
    await shop.call(receiveStock, { productId, quantity: 5, reason: 'delivery' })
  const differences = (await shop.call(listStockTakeDifferences, { id })).data.list
  expect(differences).toMatchObject([{ productId: wrong.id, difference: -2, refusedWith: null }])
  expect(differences[0]?.counts.map(({ expected }) => expected)).toEqual([wrong.stock, wrong.stock])

  expect((await shop.call(approveStockTake, { id, version: counted.version })).type).toBe('version-conflict')
  expect((await shop.call(approveStockTake, { id, version })).data.status).toBe('approved')
  expect(await booked(id)).toMatchObject({ differences: 1, refused: 0 })
  expect((await historyOf(wrong.id))[0]).toMatchObject({
    ...{ type: 'stock-adjusted', quantity: -2, reason: 'Stock-take: Aisle A' },
    available: wrong.stock - 1 + 5 - 2,
  })
  expect((await historyOf(right.id))[0]).toMatchObject({ type: 'stock-received', available: right.stock + 5 })
  expect((await record(id, wrong.id, 1)).type).toBe('stock-take-closed')
})

it('compares a sheet that is entered later with the stock of when it was counted', async () => {
  const { id: productId, stock } = part(2)
  const id = await start(productId)
  const [before] = await historyOf(productId)
  const countedAt = before?.at ?? ''
  await shop.call(adjustStock, { productId, quantity: -3, reason: 'sample' })
  expect((await record(id, productId, stock, countedAt)).data).toMatchObject({ counted: 1, recount: 0 })
  expect((await record(id, productId, stock, '2099-01-01T00:00:00.000Z')).type).toBe('invalid-input')
})

it('keeps a difference that orders hold for staff', async () => {
  const { id: productId, stock } = part(3)
  const id = await start(productId)
  const orderNo = orderNumber.parse('2611210000025')
  await shop.call(reserveStock, { orderNo, lines: [{ productId, quantity: stock - 1 }] })
  await record(id, productId, 0)
  const { version } = (await record(id, productId, 0)).data
  await shop.call(approveStockTake, { id, version })
  expect(await booked(id)).toMatchObject({ differences: 1, refused: 1 })
  const { list } = (await shop.call(listStockTakeDifferences, { id })).data
  expect(list).toMatchObject([{ difference: -stock, refusedWith: 1 }])
  expect((await historyOf(productId))[0]?.type).toBe('stock-reserved-for-order')
})

it('has a product counted again that was corrected after its count', async () => {
  const { id: productId, stock } = part(7)
  const id = await start(productId, part(8).id)
  await record(id, part(8).id, part(8).stock)
  await record(id, productId, stock - 1)
  const { version, recount } = (await record(id, productId, stock - 1)).data
  expect(recount).toBe(0)
  await shop.call(receiveStock, { productId, quantity: 5, reason: 'delivery' })
  expect(await read(id)).toMatchObject({ recount: 0 })
  await shop.call(adjustStock, { productId, quantity: -1, reason: 'one is missing' })
  expect((await shop.call(approveStockTake, { id, version })).type).toBe('stock-take-recount')
  const { lines = [], ...shown } = (await read(id)) ?? {}
  expect(shown).toMatchObject({ status: 'counting', recount: 1 })
  expect(lines.filter((line) => line.recount).map((line) => line.productId)).toEqual([productId])

  const again = (await record(id, productId, stock + 4)).data
  expect(again).toMatchObject({ counted: 2, recount: 0 })
  expect((await shop.call(approveStockTake, { id, version: again.version })).data.status).toBe('approved')
  expect(await booked(id)).toMatchObject({ differences: 0, refused: 0 })
  expect((await historyOf(productId))[0]).toMatchObject({ reason: 'one is missing', available: stock + 4 })
})

it('takes a missing piece off once where two stock-takes counted it', async () => {
  const { id: productId, stock } = part(9)
  const counted = async () => {
    const id = await start(productId)
    await record(id, productId, stock - 1)
    return { id, version: (await record(id, productId, stock - 1)).data.version }
  }
  const both = [await counted(), await counted()]
  const replies = await Promise.all(both.map((one) => shop.call(approveStockTake, one)))
  const ended = await Promise.all(
    both.map(async ({ id }, n) => (replies[n]?.type === 'stock-take-recount' ? undefined : await booked(id))),
  )
  const refused = ended.map((one) => one?.refused ?? 1)
  expect(refused.toSorted()).toEqual([0, 1])
  const corrections = (await historyOf(productId)).filter(({ type }) => type === 'stock-adjusted')
  expect(corrections).toMatchObject([{ quantity: -1, available: stock - 1 }])
})

it('has a sheet without what the system says', async () => {
  const { id: productId, stock } = part(6)
  const id = await start(productId)
  const response = await fetch(`${shop.url()}/api/v1${exportCountingSheet.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.staffToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  const [head, row, ...others] = (await response.text()).trim().split(/\r?\n/)
  expect(head).toContain('bin,manufacturer,part_number,counted')
  expect(row?.split(',').at(-1)).toBe('')
  expect(row).not.toContain(`,${stock},`)
  expect(others).toEqual([])
})

it('is chosen, cancelled and read by those who may', async () => {
  const unknown = { title: 'Nothing', bin: 'Z-99' }
  expect((await shop.call(startStockTake, unknown)).type).toBe('product-not-found')
  const id = await start(part(4).id)
  const plain = { authorization: `Bearer ${await shop.tokenOf('staff', 's-plain0001', 'plain')}` }
  expect((await shop.call(recordCounts, { id, counts: [{ productId: part(4).id, counted: 1 }] }, plain)).status).toBe(
    403,
  )
  expect((await shop.call(listStockTakeDifferences, { id }, plain)).status).toBe(403)
  expect((await record(id, part(5).id, 1)).type).toBe('product-not-found')
  expect((await shop.call(cancelStockTake, { id, reason: 'Wrong aisle' })).data.status).toBe('cancelled')
  expect((await record(id, part(4).id, 1)).type).toBe('stock-take-closed')
})
