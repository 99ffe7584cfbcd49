import { inflateSync } from 'node:zlib'
import { listDocuments } from '@pinline/contracts/order/document/list-documents'
import { listDocumentsByStaff } from '@pinline/contracts/order/document/list-documents-by-staff'
import type { OrderDocumentKind } from '@pinline/contracts/order/document/order-document'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { documentNumberEvent } from '@pinline/events/order/document-number-event'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { order, pay } from './shopping.ts'
import { parts } from './upstream-services.ts'

let installation: OrderInstallation
let staff: Person
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
  staff = await installation.staff()
})
afterAll(async () => await installation.end())

const shippedOrder = async (buyer: Person, by = staff): Promise<string> => {
  const orderNo = await order(buyer, [{ productId: parts.header, quantity: 10 }])
  await pay(installation, buyer, orderNo)
  const { version } = await waitFor('the order is confirmed', async () => {
    const { data } = await buyer.call(getOrder, { orderNo })
    return data.status === 'confirmed' && data
  })
  const stocked = await by.call(startStocking, { orderNo, version })
  const tested = await by.call(startTesting, { orderNo, version: stocked.data.version })
  const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906' }
  const shipped = await by.call(shipOrder, { orderNo, version: tested.data.version, ...parcel })
  expect(shipped.code).toBe(200)
  return orderNo
}

const documentOf = async (buyer: Person, orderNo: string, kind: OrderDocumentKind) =>
  await waitFor(`the ${kind} of ${orderNo}`, async () => {
    const { data } = await buyer.call(listDocuments, { orderNo })
    return data.list.find((one) => one.kind === kind) ?? false
  })

const download = async (path: string, at = installation.url()): Promise<Buffer> => {
  const response = await fetch(at + path)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await response.arrayBuffer())
}

/** The XML that is embedded in a PDF. */
const embeddedIn = (pdf: Buffer): string => {
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 1)) {
    const body = pdf.subarray(from + 'stream\n'.length, pdf.indexOf('endstream', from))
    try {
      const text = inflateSync(body).toString()
      if (text.startsWith('<?xml')) return text
    } catch {
      // Another kind of stream.
    }
  }
  throw new Error('nothing is embedded')
}

/** The numbers of a kind that were assigned, in their order. */
const assignedNumbers = async (kind: 'invoice' | 'credit-note') => {
  const commits = await installation.db
    .collection('commits')
    .find({ streamId: { $regex: `^${kind}-\\d{4}$` } })
    .sort({ version: 1 })
    .toArray()
  return commits.flatMap(({ events }) => (events as unknown[]).map((event) => documentNumberEvent.parse(event).data))
}

describe('the documents of an order', () => {
  it('are a confirmation and a pro-forma until it is paid', async () => {
    const buyer = await installation.buyer()
    const orderNo = await order(buyer)
    const kinds = (await buyer.call(listDocuments, { orderNo })).data.list.map(({ kind }) => kind)
    expect(kinds).toEqual(['order-confirmation', 'pro-forma'])
    const { url } = await documentOf(buyer, orderNo, 'pro-forma')
    expect((await download(url)).subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect((await (await installation.buyer()).call(listDocuments, { orderNo })).type).toBe('order-not-found')
    await pay(installation, buyer, orderNo)
    await waitFor('the pro-forma is gone', async () => {
      const body: unknown = await (await fetch(installation.url() + url)).json().catch(() => undefined)
      return JSON.stringify(body ?? {}).includes('document-link-expired')
    })
  })

  it('are an invoice from shipping on, the same file each time, for people and machines', async () => {
    const buyer = await installation.buyer()
    const orderNo = await shippedOrder(buyer)
    const invoice = await documentOf(buyer, orderNo, 'invoice')
    expect(invoice.number).toMatch(/^INV-\d{4}-\d{6}$/)
    const pdf = await download(invoice.url)
    const xml = embeddedIn(pdf)
    expect(xml).toContain(`<ram:ID>${invoice.number}</ram:ID>`)
    expect(xml).toContain('<ram:CityName>Leeds</ram:CityName>')
    expect(xml).toContain('<ram:GrandTotalAmount>')
    const part = installation.upstream.shelf.get(parts.header)
    if (part === undefined) throw new Error('no part')
    part.name = 'A part of another name'
    expect((await download(invoice.url, await installation.startSecondInstance())).equals(pdf)).toBe(true)
    const seen = (await staff.call(listDocumentsByStaff, { orderNo })).data.list.map(({ number }) => number)
    expect(seen).toContain(invoice.number)
  })

  it('open by a link that was signed here, unchanged', async () => {
    const buyer = await installation.buyer()
    const { url } = await documentOf(buyer, await order(buyer), 'order-confirmation')
    const typeOf = async (path: string): Promise<unknown> => {
      const body = (await (await fetch(installation.url() + path)).json()) as {
        readonly meta?: { readonly type?: string }
      }
      return body.meta?.type
    }
    expect(await typeOf(url.replace('document=e', 'document=f'))).toBe('document-link-expired')
    expect(await typeOf('/api/v1/orders/document?document=abc.def')).toBe('document-link-expired')
    expect(await typeOf('/api/v1/orders/document')).toBe('invalid-input')
  })

  it('are a credit note for a refund of a part', async () => {
    const buyer = await installation.buyer()
    const orderNo = await shippedOrder(buyer)
    await documentOf(buyer, orderNo, 'invoice')
    const { version } = (await buyer.call(getOrder, { orderNo })).data
    const refunded = await staff.call(requestRefund, {
      ...{ orderNo, version, reason: 'goodwill', note: 'A dented box' },
      amount: { minor: 100, currency: 'USD' },
    })
    expect(refunded.code).toBe(200)
    const note = await documentOf(buyer, orderNo, 'credit-note')
    expect(note.number).toMatch(/^CN-\d{4}-\d{6}$/)
    const xml = embeddedIn(await download(note.url))
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
    expect(xml).toContain('<ram:GrandTotalAmount>1.00</ram:GrandTotalAmount>')
  })
})

describe('invoice numbers', () => {
  it('have no gap and no double, with two instances and a restart in between', async () => {
    const second = staff.at(await installation.startSecondInstance())
    const ship = async (place: number) => {
      const buyer = await installation.buyer()
      return { buyer, orderNo: await shippedOrder(buyer, place % 2 === 0 ? staff : second) }
    }
    const first = await Promise.all(Array.from({ length: 6 }, (_, place) => ship(place)))
    await installation.restart()
    const later = await Promise.all(Array.from({ length: 6 }, (_, place) => ship(place)))
    for (const { buyer, orderNo } of [...first, ...later]) await documentOf(buyer, orderNo, 'invoice')
    const numbers = await assignedNumbers('invoice')
    expect(numbers.map(({ sequence }) => sequence)).toEqual(numbers.map((_, place) => place + 1))
    expect(new Set(numbers.map(({ orderNo }) => orderNo)).size).toBe(numbers.length)
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length)
  })
})
