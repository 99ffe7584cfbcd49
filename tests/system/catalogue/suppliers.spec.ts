import type { InputOf } from '@pinline/contracts/api/call'
import { setCostPrice } from '@pinline/contracts/catalogue/price/set-cost-price'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { getPurchaseOrderToPrint } from '@pinline/contracts/catalogue/purchase-order/get-purchase-order-to-print'
import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import { purchaseOrderRecord } from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { receivePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/receive-purchase-order'
import { setPurchaseOrderPrices } from '@pinline/contracts/catalogue/purchase-order/set-purchase-order-prices'
import { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import { archiveSupplier } from '@pinline/contracts/catalogue/supplier/archive-supplier'
import { changeSupplier } from '@pinline/contracts/catalogue/supplier/change-supplier'
import { restoreSupplier } from '@pinline/contracts/catalogue/supplier/restore-supplier'
import { supplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { purchaseOrderId, supplierId } from '@pinline/events/ids'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 20)
})
afterAll(async () => await shop.end())

const fields: InputOf<typeof addSupplier> = {
  ...{ name: 'Connector house', number: '70021', vatNumber: 'DE123456789' },
  ...{ company: 'Connector house GmbH', street: 'Hafenstr. 4', city: 'Kiel', postcode: '24103', region: '' },
  ...{ country: 'de', currency: 'EUR', language: 'de', leadTimeDays: 21, paymentTerms: '30 days net' },
  ...{ contactName: 'A. Contact', email: 'sales@house.example', phone: '+49 431 1', note: 'Calls on Mondays' },
}
const get = async (path: string, position = '') =>
  await fetch(`${shop.url()}/api/v1/admin/${path}`, {
    headers: { authorization: `Bearer ${shop.staffToken}`, ...(position === '' ? {} : { 'x-position': position }) },
  })
/** Those that a filter finds, once the view has what was committed before. */
const found = async (filter: object, position: string) => {
  const response = await get(`suppliers?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,24]`, position)
  return supplierRecord.array().parse(await response.json())
}
const read = async (id: string, position: string) =>
  supplierRecord.parse(await (await get(`suppliers/${id}`, position)).json())
const added = async (changes: Partial<typeof fields>) => {
  const reply = await shop.call(addSupplier, { ...fields, ...changes })
  expect(reply.status).toBe(200)
  return { ...reply.data, position: reply.position }
}
const inVault = async (id: string) =>
  (
    await shop.db
      .collection('vault')
      .find({ subject: `supplier-${id}` })
      .toArray()
  ).map(({ version }) => version)

it('is added with its contact in the vault, changed on the version that was seen, and found by its words', async () => {
  const { id, revision, position } = await added({ name: 'House of pins' })
  const one = await waitFor('the supplier', async () => {
    const response = await get(`suppliers/${id}`, position)
    return response.status === 200 && supplierRecord.parse(await response.json())
  })
  expect(one).toMatchObject({ ...fields, name: 'House of pins', country: 'DE', state: 'active', revision })

  const events = JSON.stringify(await shop.db.collection('commits').find({ streamId: id }).toArray())
  for (const personal of [fields.contactName, fields.email, fields.phone, fields.note])
    expect(events).not.toContain(personal)
  expect(events).toContain(fields.street)

  const { state: _, updatedAt: __, updatedBy: ___, id: ____, revision: _____, ...same } = one
  const change = { ...same, id, revision, contactName: 'B. Contact', note: '', city: 'Lübeck' }
  const changed = await shop.call(changeSupplier, change)
  expect(changed.data.revision).toBe(revision + 1)
  // Somebody who has not seen the change does not write over it, and leaves nothing in the vault.
  expect((await shop.call(changeSupplier, { ...change, contactName: 'C. Contact' })).type).toBe('version-conflict')
  await waitFor('the former contact is erased', async () => (await inVault(id)).join() === '2')
  const unchanged = await shop.call(changeSupplier, { ...change, revision: changed.data.revision })
  expect(unchanged.data.revision).toBe(changed.data.revision)
  const now = await waitFor('the change', async () => {
    const record = await read(id, changed.position)
    return record.revision === changed.data.revision && record
  })
  expect(now).toMatchObject({ contactName: 'B. Contact', note: '', city: 'Lübeck', email: fields.email })

  for (const q of ['OF PINS', 'gmbh', '70021', 'de1234', 'lübeck'])
    expect(
      (await found({ q }, changed.position)).map((record) => record.id),
      q,
    ).toContain(id)
  expect(await found({ q: 'B. Contact' }, changed.position)).toEqual([])
  expect((await found({ name: 'house OF PINS' }, changed.position)).map((record) => record.id)).toEqual([id])
  expect(await found({ name: 'house' }, changed.position)).toEqual([])
})

it('is ordered from by its record, under its name of then, and not once it is archived', async () => {
  const [part] = (await shop.call(listProducts, { sort: 'stock', pageSize: 50 })).data.list
  if (part === undefined) throw new Error('no product')
  const { id, revision } = await added({ name: 'Order house' })
  const order = { reference: '', lines: [{ productId: part.id, quantity: 5, expectedOn: '2031-01-14' }] }
  const place = async (from: typeof id) =>
    await shop.call(placePurchaseOrder, { supplier: 'typed', supplierId: from, ...order })
  const placed = await place(id)
  const shown = await waitFor('the purchase order', async () => {
    const response = await get(`purchase-orders/${placed.data.id}`, placed.position)
    return response.status === 200 && purchaseOrderRecord.parse(await response.json())
  })
  expect(shown).toMatchObject({ supplier: 'Order house', supplierId: id })

  const archived = await shop.call(archiveSupplier, { id, revision })
  expect((await place(id)).type).toBe('supplier-archived')
  expect((await place(supplierId.parse('su-00000000'))).type).toBe('supplier-not-found')
  const mine = { name: 'order house', state: 'active' }
  await waitFor('it is archived', async () => (await found(mine, archived.position)).length === 0)
  expect(await found({ ...mine, state: 'archived' }, archived.position)).toMatchObject([{ id, state: 'archived' }])
  const restored = await shop.call(restoreSupplier, { id, revision: archived.data.revision })
  await waitFor('it is back', async () => (await found(mine, restored.position)).length === 1)
  expect((await place(id)).status).toBe(200)

  const { supplierId: none } = await waitFor('one by name only', async () => {
    const named = await shop.call(placePurchaseOrder, { supplier: 'Free name', ...order })
    const response = await get(`purchase-orders/${named.data.id}`, named.position)
    return response.status === 200 && purchaseOrderRecord.parse(await response.json())
  })
  expect(none).toBeNull()
})

it('is printed on its orders as it is now, with the cost of then in its currency', async () => {
  const [part, free] = (await shop.call(listProducts, { sort: 'stock', pageSize: 50 })).data.list
  if (part === undefined || free === undefined) throw new Error('no products')
  const { id, revision } = await added({ name: 'Paper house' })
  const cost = { amount: 1250, scale: 4, currency: 'EUR' } as const
  const costed = await shop.call(setCostPrice, { productId: part.id, version: 0, cost })
  const lines = [part, free].map(({ id: productId }) => ({ productId, quantity: 5, expectedOn: '2031-01-14' }))
  const placed = await shop.call(placePurchaseOrder, { supplier: '-', supplierId: id, reference: '45-9', lines })
  await shop.call(setCostPrice, { productId: part.id, version: costed.data.version, cost: null })
  await shop.call(changeSupplier, { ...fields, id, revision, name: 'Paper house', street: 'Am Kai 7' })
  const printed = (await shop.call(getPurchaseOrderToPrint, { id: placed.data.id })).data
  expect(printed).toMatchObject({ supplier: 'Paper house', reference: '45-9' })
  expect(printed.record).toMatchObject({ street: 'Am Kai 7', contactName: fields.contactName, language: 'de' })
  expect(printed.lines).toMatchObject([
    { model: part.model, quantity: 5, expectedOn: '2031-01-14', unitCost: cost },
    { model: free.model, unitCost: null },
  ])
  const unknown = await shop.call(getPurchaseOrderToPrint, { id: purchaseOrderId.parse('po-00000000') })
  expect(unknown.type).toBe('purchase-order-not-found')
})

it('is paid what was agreed, which is said to and set by nobody who may not see costs', async () => {
  const [part, free] = (await shop.call(listProducts, { sort: 'stock', pageSize: 50 })).data.list
  if (part === undefined || free === undefined) throw new Error('no products')
  const { id: supplier } = await added({ name: 'Priced house' })
  const euro = (amount: number) => ({ amount, scale: 3, currency: 'EUR' }) as const
  const dollar = { amount: 9, scale: 2, currency: 'USD' } as const
  const lines = [part, free].map(({ id: productId }) => ({ productId, quantity: 5, expectedOn: '2031-01-14' }))
  const order = { supplier: '-', supplierId: supplier, reference: '45-10' }
  const priced = {
    ...order,
    lines: lines.map((line, place) => (place === 0 ? { ...line, agreedPrice: euro(118) } : line)),
  }
  const costless = { authorization: `Bearer ${await shop.tokenOf('staff', 's-costless01', 'costless')}` }
  expect((await shop.call(placePurchaseOrder, priced, costless)).type).toBe('forbidden')
  expect((await shop.call(placePurchaseOrder, { ...order, lines }, costless)).status).toBe(200)

  const { data: placed } = await shop.call(placePurchaseOrder, priced)
  const { id, version } = placed
  const printed = async () =>
    (await shop.call(getPurchaseOrderToPrint, { id })).data.lines.map(({ unitCost }) => unitCost)
  expect(await printed()).toEqual([euro(118), null])
  const set = { id, version, lines: [{ productId: free.id, agreedPrice: dollar }] }
  expect((await shop.call(setPurchaseOrderPrices, set, costless)).type).toBe('forbidden')
  // What arrives meanwhile is no conflict; other prices are.
  const arrived = { id, version, deliveryNote: 'LS-1', lines: [{ productId: part.id, quantity: 1 }] }
  expect((await shop.call(receivePurchaseOrder, arrived)).status).toBe(200)
  const done = await shop.call(setPurchaseOrderPrices, set)
  expect(done.data).toMatchObject({ id, status: 'part-received' })
  expect((await shop.call(setPurchaseOrderPrices, set)).type).toBe('version-conflict')
  const further = { ...arrived, version: done.data.version - 1 }
  expect((await shop.call(receivePurchaseOrder, further)).status).toBe(200)
  expect(await printed()).toEqual([euro(118), dollar])

  const shownTo = async (authorization: string) => {
    const headers = { authorization, 'x-position': done.position }
    const response = await fetch(`${shop.url()}/api/v1/admin/purchase-orders/${id}`, { headers })
    return purchaseOrderRecord.parse(await response.json()).lines.map(({ agreedPrice }) => agreedPrice)
  }
  const shown = await waitFor('the prices are shown', async () => {
    const prices = await shownTo(`Bearer ${shop.staffToken}`)
    return prices[1] !== null && prices
  })
  expect(shown).toEqual([euro(118), dollar])
  expect(await shownTo(costless.authorization)).toEqual([null, null])
})

it('is refused with what is wrong, and to whoever may only read', async () => {
  const wrong = { name: ' ', country: 'Germany', email: 'sales@', leadTimeDays: 731, note: 'x'.repeat(2001) }
  const refused = await shop.call(addSupplier, { ...fields, ...wrong })
  expect(refused.type).toBe('invalid-input')
  expect(refused.refused).toMatchObject({
    errors: {
      ...{ name: 'required', country: 'country-unknown', email: 'email-format' },
      ...{ leadTimeDays: 'lead-time-range', note: 'too-long' },
    },
  })
  const unknown = { id: supplierId.parse('su-00000000'), revision: 0 }
  expect((await shop.call(archiveSupplier, unknown)).type).toBe('supplier-not-found')
  expect((await shop.call(changeSupplier, { ...unknown, ...fields })).type).toBe('supplier-not-found')
  const plain = { authorization: `Bearer ${await shop.tokenOf('staff', 's-plain0001', 'plain')}` }
  expect((await shop.call(addSupplier, fields, plain)).status).toBe(403)
})
