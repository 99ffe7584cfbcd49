import type { OutputOf } from '@pinline/contracts/api/call'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { closePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/close-purchase-order'
import { listPurchaseProposals } from '@pinline/contracts/catalogue/purchase-order/list-purchase-proposals'
import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import { purchaseOrdersResource } from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { receivePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/receive-purchase-order'
import { reschedulePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/reschedule-purchase-order'
import { announceDelivery } from '@pinline/contracts/catalogue/stock/announce-delivery'
import { listStockHistory } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { setReorderLevel } from '@pinline/contracts/catalogue/stock/set-reorder-level'
import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import { withdrawDelivery } from '@pinline/contracts/catalogue/stock/withdraw-delivery'
import type { ProductId, PurchaseOrderId } from '@pinline/events/ids'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
let parts: OutputOf<typeof listProducts>['list']
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
const get = async (path: string): Promise<unknown> => {
  const response = await fetch(`${shop.url()}/api/v1/admin/${path}`, {
    headers: { authorization: `Bearer ${shop.staffToken}` },
  })
  return response.status === 200 ? await response.json() : undefined
}
const order = async (id: PurchaseOrderId) => {
  const found = await get(`purchase-orders/${id}`)
  return found === undefined ? undefined : purchaseOrdersResource.row.parse(found)
}
const stockOf = async (id: ProductId) => stockResource.row.parse(await get(`stock/${id}`))
const place = async (...lines: readonly { productId: ProductId; quantity: number; expectedOn: string }[]) =>
  (await shop.call(placePurchaseOrder, { supplier: 'Molex', reference: '45-1', lines: [...lines] })).data

it('is incoming stock by its lines, dated anew, received in parts, each once', async () => {
  const [first, second] = [part(0), part(1)]
  const before = await stockOf(first.id)
  const placed = await place(
    { productId: first.id, quantity: 500, expectedOn: '2027-01-14' },
    { productId: second.id, quantity: 80, expectedOn: '2027-01-14' },
  )
  const announced = async (quantity: number, expectedOn: string) =>
    await waitFor(`${quantity} pieces on ${expectedOn}`, async () =>
      (await stockOf(first.id)).deliveries.find(
        (one) => one.quantity === quantity && one.expectedOn === expectedOn && one.note === 'Molex · 45-1',
      ),
    )
  await announced(500, '2027-01-14')

  const dated = await shop.call(reschedulePurchaseOrder, {
    ...{ id: placed.id, version: placed.version },
    lines: [{ productId: first.id, expectedOn: '2027-02-01' }],
  })
  await announced(500, '2027-02-01')
  const { version } = dated.data
  const receipt = { id: placed.id, version, deliveryNote: 'LS-1', lines: [{ productId: first.id, quantity: 300 }] }
  const received = await shop.call(receivePurchaseOrder, receipt)
  expect(received.data.status).toBe('part-received')
  // Somebody who has not seen the first receipt does not book it a second time.
  expect((await shop.call(receivePurchaseOrder, receipt)).type).toBe('version-conflict')
  await announced(200, '2027-02-01')
  expect((await stockOf(first.id)).available).toBe(before.available + 300)
  const [shown] = await waitFor('it is shown', async () => {
    const found = await order(placed.id)
    return found?.received === 300 && found.receipts
  })
  expect(shown).toMatchObject({ deliveryNote: 'LS-1', lines: [{ productId: first.id, quantity: 300 }] })
  const booked = (await shop.call(listStockHistory, { productId: first.id })).data.list
  expect(booked.filter(({ reason }) => reason === 'Molex: LS-1')).toMatchObject([{ quantity: 300 }])

  const rest = [
    { productId: first.id, quantity: 210 },
    { productId: second.id, quantity: 80 },
  ]
  const all = await shop.call(receivePurchaseOrder, {
    ...{ id: placed.id, version: received.data.version, deliveryNote: 'LS-2', lines: rest },
  })
  expect(all.data.status).toBe('received')
  await waitFor('all is there', async () => (await stockOf(first.id)).available === before.available + 510)
  expect((await stockOf(first.id)).deliveries.some(({ note }) => note === 'Molex · 45-1')).toBe(false)
  const late = { id: placed.id, version: all.data.version, deliveryNote: 'LS-3', lines: [...rest] }
  expect((await shop.call(receivePurchaseOrder, late)).type).toBe('purchase-order-closed')
})

it('is on the page of its part with its date, which follows', async () => {
  const { id } = part(5)
  const shown = async () => (await shop.call(getProductDetail, { id })).data.deliveries
  const others = await shown()
  const placed = await place({ productId: id, quantity: 140, expectedOn: '2028-03-01' })
  await waitFor('buyers see it', async () => (await shown()).some(({ date }) => date === '2028-03-01'))
  await shop.call(reschedulePurchaseOrder, {
    ...{ id: placed.id, version: placed.version, lines: [{ productId: id, expectedOn: '2028-04-01' }] },
  })
  await waitFor('buyers see its new date', async () => (await shown()).some(({ date }) => date === '2028-04-01'))
  expect(await shown()).toEqual([...others, { quantity: 140, date: '2028-04-01' }])
})

it('has effect once, whatever is repeated', async () => {
  const { id: productId } = part(6)
  const lines = [{ productId, quantity: 60, expectedOn: '2027-01-14' }]
  const send = async () =>
    await shop.call(
      placePurchaseOrder,
      { supplier: 'JST', reference: 'once', lines },
      { 'idempotency-key': 'po-once-0001' },
    )
  const [one, two] = [await send(), await send()]
  expect(two.data).toEqual(one.data)
  const { available } = await stockOf(productId)
  const receive = async () =>
    await shop.call(
      receivePurchaseOrder,
      { ...{ id: one.data.id, version: one.data.version, deliveryNote: 'LS-9' }, lines: [{ productId, quantity: 20 }] },
      { 'idempotency-key': 'po-once-0002' },
    )
  const first = await receive()
  expect((await receive()).data).toEqual(first.data)
  await waitFor('40 are on their way', async () =>
    (await stockOf(productId)).deliveries.some((one) => one.quantity === 40 && one.note === 'JST · once'),
  )
  expect((await stockOf(productId)).available).toBe(available + 20)
})

it('alone changes the deliveries of its lines', async () => {
  const { id: productId } = part(7)
  await place({ productId, quantity: 90, expectedOn: '2027-01-14' })
  const delivery = await waitFor('it is announced', async () =>
    (await stockOf(productId)).deliveries.find(({ purchaseOrderId }) => purchaseOrderId !== undefined),
  )
  const { version, available } = await stockOf(productId)
  const { deliveryId } = delivery
  const named = { productId, version, deliveryId }
  const refused = [
    await shop.call(announceDelivery, { ...named, quantity: 80, expectedOn: '2027-02-14' }),
    await shop.call(withdrawDelivery, named),
    await shop.call(receiveStock, { productId, deliveryId, quantity: 10, reason: 'by hand' }),
  ]
  expect(refused.map(({ type }) => type)).toEqual(refused.map(() => 'delivery-of-purchase-order'))
  await shop.call(receiveStock, { productId, quantity: 10, reason: 'found' })
  await waitFor('they are there', async () => (await stockOf(productId)).available === available + 10)
  expect((await stockOf(productId)).deliveries).toContainEqual(delivery)
})

it('is closed with what is left, which nobody expects any more', async () => {
  const { id: productId } = part(2)
  const deliveries = async () => (await stockOf(productId)).deliveries.filter(({ note }) => note === 'Molex · 45-1')
  const placed = await place({ productId, quantity: 50, expectedOn: '2027-01-14' })
  await waitFor('it is announced', async () => (await deliveries()).length === 1)
  const closed = await shop.call(closePurchaseOrder, { id: placed.id, version: placed.version, reason: 'Discontinued' })
  expect(closed.data.status).toBe('closed')
  await waitFor('it is withdrawn', async () => (await deliveries()).length === 0)
  await waitFor('it is shown', async () => (await order(placed.id))?.reason === 'Discontinued')
})

it('is proposed for parts that do not last, less what is on its way', async () => {
  const { id: productId, stock, packingUnit } = part(3)
  const { version, deliveries } = await stockOf(productId)
  const incoming = deliveries.reduce((sum, { quantity }) => sum + quantity, 0)
  const level = stock + incoming + 7
  await shop.call(setReorderLevel, { productId, version, level })
  const proposed = async () =>
    (await shop.call(listPurchaseProposals, {})).data.list.find((one) => one.productId === productId)
  const found = await waitFor('the proposal', proposed)
  expect(found).toMatchObject({ available: stock, incoming, reorderLevel: level, sold: 0 })
  expect(found.quantity).toBe(Math.ceil(7 / packingUnit) * packingUnit)
  await place({ productId, quantity: found.quantity, expectedOn: '2027-01-14' })
  await waitFor('nothing is proposed', async () => (await proposed()) === undefined)
})

it('is placed by those who may', async () => {
  const lines = [{ productId: part(4).id, quantity: 1, expectedOn: '2027-01-14' }]
  const plain = { authorization: `Bearer ${await shop.tokenOf('staff', 's-plain0001', 'plain')}` }
  expect((await shop.call(placePurchaseOrder, { supplier: 'Molex', reference: '', lines }, plain)).status).toBe(403)
  const twice = { supplier: 'Molex', reference: '', lines: [...lines, ...lines] }
  expect((await shop.call(placePurchaseOrder, twice)).type).toBe('invalid-input')
})
