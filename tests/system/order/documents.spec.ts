import { inflateSync } from 'node:zlib'
import { getPickListDocument } from '@pinline/contracts/order/document/get-pick-list-document'
import { getPurchaseOrderDocument } from '@pinline/contracts/order/document/get-purchase-order-document'
import { listDocuments } from '@pinline/contracts/order/document/list-documents'
import { listDocumentsByStaff } from '@pinline/contracts/order/document/list-documents-by-staff'
import type { OrderDocumentKind } from '@pinline/contracts/order/document/order-document'
import { previewDocument, sampleDocumentKind } from '@pinline/contracts/order/document/preview-document'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { type OrderRecord, orderRecord } from '@pinline/contracts/order/order/orders-resource'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { recordPick } from '@pinline/contracts/order/picking/record-pick'
import { recordTest } from '@pinline/contracts/order/picking/record-test'
import { updateSeller } from '@pinline/contracts/order/settings/update-seller'
import { revokeSignature } from '@pinline/contracts/order/signature/revoke-signature'
import { signDocument } from '@pinline/contracts/order/signature/sign-document'
import { getTax } from '@pinline/contracts/order/tax/get-tax'
import { setTax } from '@pinline/contracts/order/tax/set-tax'
import { type ProductId, purchaseOrderId } from '@pinline/events/ids'
import { documentNumberEvent } from '@pinline/events/order/document-number-event'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { readPdfText } from './pdf-text.ts'
import { order, pay, place, preview } from './shopping.ts'
import { home, parts, purchase } from './upstream-services.ts'

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

  it('name the buyer’s province as account does, also of an invoice’s own copy of the address', async () => {
    const buyer = await installation.buyer()
    const { country } = installation.upstream
    installation.upstream.country = 'JP'
    try {
      const orderNo = await shippedOrder(buyer)
      const papers = await Promise.all(
        (['order-confirmation', 'invoice', 'packing-slip'] as const).map((kind) => documentOf(buyer, orderNo, kind)),
      )
      const [confirmation = '', invoice = '', slip = ''] = await Promise.all(
        papers.map(async ({ url }) => readPdfText(await download(url))),
      )
      expect(slip).toContain('Leeds, England')
      for (const text of [confirmation, invoice]) expect(text).toContain('Leeds, ENG by name')
    } finally {
      installation.upstream.country = country
    }
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

describe('the papers of the warehouse', () => {
  const stockedOrder = async (buyer: Person) => {
    const orderNo = await order(buyer, [{ productId: parts.header, quantity: 10 }])
    await pay(installation, buyer, orderNo)
    const { version } = await waitFor('the order is confirmed', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.status === 'confirmed' && data
    })
    const stocked = await staff.call(startStocking, { orderNo, version })
    expect(stocked.code).toBe(200)
    const lot = { orderNo, productId: parts.header, picked: 10, short: 0, lot: 'DC2431' }
    const picked = await staff.call(recordPick, lot)
    return { orderNo, version: picked.data.version }
  }

  it('are a pick list for staff, as it is when its link is opened', async () => {
    const { orderNo } = await stockedOrder(await installation.buyer())
    const { data } = await staff.call(getPickListDocument, {})
    // The link carries no position: the pick is there once the view has it.
    const read = await waitFor('the pick in the list', async () => {
      const text = readPdfText(await download(data.url))
      return text.includes('DC2431') && text
    })
    expect(read).toContain(orderNo)
    expect(read).toContain('M-a1')
    expect((await installation.visitor.call(getPickListDocument, {})).code).toBe(401)
  })

  it('are a purchase order for its supplier, in the supplier’s language or another', async () => {
    const { data } = await staff.call(getPurchaseOrderDocument, { id: purchase })
    const read = readPdfText(await download(data.url))
    for (const text of ['Bon de commande', 'Maison Connecteurs', '29200 Brest', 'M-a1', '14 décembre 2026', '62,50'])
      expect(read).toContain(text)
    expect(data.language).toBe('fr')
    const chosen = (await staff.call(getPurchaseOrderDocument, { id: purchase, language: 'de' })).data
    expect(chosen.language).toBe('de')
    expect(readPdfText(await download(chosen.url))).toContain('14. Dezember 2026')
    const unknown = await staff.call(getPurchaseOrderDocument, { id: purchaseOrderId.parse('po-00000000') })
    expect(unknown.type).toBe('purchase-order-not-found')
    expect((await installation.visitor.call(getPurchaseOrderDocument, { id: purchase })).code).toBe(401)
  })

  it('are a test report, for staff from the first test on and for the buyer once all has left', async () => {
    const buyer = await installation.buyer()
    const { orderNo, version } = await stockedOrder(buyer)
    const testing = await staff.call(startTesting, { orderNo, version })
    const kindsFor = async (person: Person, call: typeof listDocuments | typeof listDocumentsByStaff) =>
      (await person.call(call, { orderNo })).data.list.map(({ kind }) => kind)
    expect(await kindsFor(staff, listDocumentsByStaff)).not.toContain('test-report')
    const sample = { orderNo, productId: parts.header, method: 'pull-force', sampleSize: 5 } as const
    await staff.call(recordTest, { ...sample, passed: false })
    const tested = await staff.call(recordTest, { ...sample, passed: true })
    expect(tested.data.version).toBe(testing.data.version + 2)
    expect(await kindsFor(staff, listDocumentsByStaff)).toContain('test-report')
    expect(await kindsFor(buyer, listDocuments)).not.toContain('test-report')
    const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173908' }
    const shipped = await staff.call(shipOrder, { orderNo, version: tested.data.version, ...parcel })
    expect(shipped.code).toBe(200)
    const { url } = await documentOf(buyer, orderNo, 'test-report')
    const read = readPdfText(await download(url))
    for (const text of ['Test report', orderNo, 'M-a1', 'Pull force', 'Passed']) expect(read).toContain(text)
    expect(read).not.toContain('Failed')
  })

  it('are a packing slip for each parcel, with its lots and without prices, stored once', async () => {
    const buyer = await installation.buyer()
    const { orderNo, version } = await stockedOrder(buyer)
    const tested = await staff.call(startTesting, { orderNo, version })
    const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906', weightGrams: 1250 }
    const parcelOf = (productId: ProductId, quantity: number) => ({ ...parcel, lines: [{ productId, quantity }] })
    const first = await staff.call(shipParcel, {
      ...{ orderNo, version: tested.data.version, ...parcelOf(parts.header, 4) },
    })
    expect(first.code).toBe(200)
    const slip = await documentOf(buyer, orderNo, 'packing-slip')
    expect(slip).toMatchObject({ number: null, parcelNo: 1 })
    const pdf = await download(slip.url)
    const read = readPdfText(pdf)
    for (const text of ['Packing slip', orderNo, 'NW48201173906', '1.25 kg', 'DC2431', 'Leeds', 'Molex'])
      expect(read).toContain(text)
    expect(read).not.toMatch(/USD|4\.04|0\.4039/)
    const again = { orderNo, productId: parts.header, picked: 10, short: 0, lot: 'DC2502' }
    const picked = await staff.call(recordPick, again)
    const second = await staff.call(shipParcel, {
      ...{ orderNo, version: picked.data.version, ...parcelOf(parts.header, 6) },
      trackingNumber: 'NW48201173907',
    })
    expect(second.code).toBe(200)
    const slips = await waitFor('both slips', async () => {
      const { data } = await staff.call(listDocumentsByStaff, { orderNo })
      const found = data.list.filter(({ kind }) => kind === 'packing-slip')
      return found.length === 2 && found
    })
    expect(readPdfText(await download(slips[1]?.url ?? ''))).toContain('DC2502')
    expect((await download(slips[0]?.url ?? '')).equals(pdf)).toBe(true)
    const invoiced = (await buyer.call(listDocuments, { orderNo })).data.list.filter(
      ({ kind }) => kind === 'customs-invoice',
    )
    expect(invoiced.map(({ parcelNo }) => parcelNo)).toEqual([1, 2])
    const customs = await download(invoiced[0]?.url ?? '')
    const shown = readPdfText(customs)
    for (const text of ['Commercial invoice', '85366990', 'China', 'DAP Leeds', '1.61', '0.008 kg', '1.25 kg'])
      expect(shown).toContain(text)
    const part = installation.upstream.shelf.get(parts.header)
    if (part === undefined) throw new Error('no part')
    part.name = 'A part of another name again'
    expect((await download(invoiced[0]?.url ?? '')).equals(customs)).toBe(true)
  })
})

describe('signatures on documents', () => {
  const signable: [number, number][][] = [
    [
      [40, 150],
      [90, 30],
      [140, 150],
    ],
    [
      [60, 100],
      [120, 100],
    ],
  ]
  const slip = { document: 'packing-slip', parcelNo: 1 } as const
  const report = { document: 'test-report', parcelNo: null } as const
  const recordOf = async (orderNo: string, isSo: (shown: OrderRecord) => boolean) =>
    await waitFor(`the record of ${orderNo}`, async () => {
      const response = await fetch(`${installation.url()}/api/v1/admin/orders/${orderNo}`, {
        headers: { authorization: `Bearer ${staff.token}` },
      })
      const shown = orderRecord.parse(await response.json())
      return isSo(shown) && shown
    })
  const testedOrder = async (buyer: Person) => {
    const orderNo = await order(buyer, [{ productId: parts.header, quantity: 10 }])
    await pay(installation, buyer, orderNo)
    const { version } = await waitFor('the order is confirmed', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.status === 'confirmed' && data
    })
    const stocked = await staff.call(startStocking, { orderNo, version })
    await staff.call(startTesting, { orderNo, version: stocked.data.version })
    const sample = { orderNo, productId: parts.header, method: 'visual', sampleSize: 5, passed: true } as const
    const tested = await staff.call(recordTest, sample)
    return { orderNo, version: tested.data.version, sample }
  }
  const ship = async (orderNo: string, version: number) => {
    const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173909' }
    return (await staff.call(shipOrder, { orderNo, version, ...parcel })).data.version
  }

  it('are printed on the slip and the report, and kept when they are replaced or revoked', async () => {
    const buyer = await installation.buyer()
    const { orderNo, version } = await testedOrder(buyer)
    const shipped = await ship(orderNo, version)
    const { url } = await documentOf(buyer, orderNo, 'packing-slip')
    expect(readPdfText(await download(url))).not.toContain('Signed on')
    const by = { orderNo, version: shipped }
    const drawn = await staff.call(signDocument, { ...by, ...slip, name: 'Ada Lovelace', strokes: signable })
    expect(drawn).toMatchObject({ code: 200, data: { orderNo, status: 'shipped' } })
    const typed = await staff.call(signDocument, {
      ...{ orderNo, version: drawn.data.version, ...report },
      ...{ name: '  Grace Hopper ', strokes: [] },
    })
    expect(typed.code).toBe(200)
    const { signatures, timeline } = await recordOf(
      orderNo,
      (one) =>
        one.signatures.length === 2 && one.timeline.filter(({ type }) => type === 'document-signed').length === 2,
    )
    expect(signatures).toMatchObject([
      { signatureNo: 1, ...slip, ended: null, content: { name: 'Ada Lovelace', strokes: signable } },
      { signatureNo: 2, ...report, ended: null, content: { name: 'Grace Hopper', strokes: [] } },
    ])
    expect(timeline.at(-1)).toMatchObject({ command: 'sign-document', actor: { kind: 'staff' } })
    expect(signatures[0]?.signedBy).toBe(timeline.at(-1)?.actor.id)
    expect(JSON.stringify(timeline)).not.toMatch(/Lovelace|Hopper/)
    const printedOf = async (kind: OrderDocumentKind) =>
      readPdfText(await download((await documentOf(buyer, orderNo, kind)).url))
    for (const text of ['Ada Lovelace', 'Signed on']) expect(await printedOf('packing-slip')).toContain(text)
    for (const text of ['Grace Hopper', 'Signed on']) expect(await printedOf('test-report')).toContain(text)

    const second = await staff.call(signDocument, {
      ...{ orderNo, version: typed.data.version, ...slip },
      ...{ name: 'Alan Turing', strokes: [] },
    })
    expect(second.code).toBe(200)
    await recordOf(orderNo, (one) => one.signatures[0]?.ended?.reason === 'replaced')
    expect(await printedOf('packing-slip')).toContain('Alan Turing')
    const revoked = await staff.call(revokeSignature, { orderNo, signatureNo: 3 })
    expect((await staff.call(revokeSignature, { orderNo, signatureNo: 3 })).data).toEqual(revoked.data)
    const after = await recordOf(orderNo, (one) => one.signatures[2]?.ended?.reason === 'revoked')
    expect(after.signatures.map(({ content }) => content?.name)).toEqual([
      'Ada Lovelace',
      'Grace Hopper',
      'Alan Turing',
    ])
    expect(await printedOf('packing-slip')).not.toMatch(/Lovelace|Turing|Signed on/)
  })

  it('of a report end with a later test, and are refused to whoever has not seen it', async () => {
    const { orderNo, version, sample } = await testedOrder(await installation.buyer())
    const signature = { orderNo, ...report, name: 'Ada Lovelace', strokes: [] }
    const signed = await staff.call(signDocument, { ...signature, version })
    expect(signed.code).toBe(200)
    const tested = await staff.call(recordTest, sample)
    expect((await staff.call(signDocument, { ...signature, version: signed.data.version })).type).toBe(
      'version-conflict',
    )
    await recordOf(orderNo, (one) => one.signatures[0]?.ended?.reason === 'outdated')
    expect((await staff.call(signDocument, { ...signature, version: tested.data.version })).code).toBe(200)
  })

  it('are points in a field and a name of one line, by staff, on documents that exist', async () => {
    const buyer = await installation.buyer()
    const { orderNo, version } = await testedOrder(buyer)
    const signature = { orderNo, version, ...report, name: 'Ada Lovelace', strokes: signable }
    const refused = async (change: Record<string, unknown>) =>
      (await staff.call(signDocument, { ...signature, ...change })).type
    expect(await refused({ name: ' ' })).toBe('invalid-input')
    expect(await refused({ name: 'x'.repeat(81) })).toBe('invalid-input')
    expect(await refused({ strokes: '<svg onload="alert(1)"/>' })).toBe('invalid-input')
    expect(await refused({ strokes: [[[601, 0]]] })).toBe('invalid-input')
    expect(await refused({ strokes: [Array.from({ length: 2001 }, () => [1, 1])] })).toBe('invalid-input')
    expect(await refused({ document: 'invoice' })).toBe('invalid-input')
    expect(await refused(slip)).toBe('document-not-found')
    expect(await refused({ orderNo: '2611210000000' })).toBe('order-not-found')
    expect((await buyer.call(signDocument, signature)).type).toBe('unauthenticated')
    expect((await staff.call(revokeSignature, { orderNo, signatureNo: 1 })).type).toBe('signature-not-found')
    expect((await buyer.call(revokeSignature, { orderNo, signatureNo: 1 })).type).toBe('unauthenticated')
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

describe('a seller who charges tax', () => {
  const few = [{ productId: parts.header, quantity: 10 }]
  const setRate = async (basisPoints: number) => {
    const { version } = (await staff.call(getTax, {})).data
    const rates = basisPoints === 0 ? [] : [{ country: 'DE', basisPoints }]
    return await staff.call(setTax, { version, rates, euPrivateSales: 'seller' })
  }
  const deliverTo = (country: string, taxNumber = '') =>
    Object.assign(installation.upstream, {
      country,
      taxNumber,
      addressVersion: installation.upstream.addressVersion + 1,
    })
  const taxedXml = async (buyer: Person, orderNo: string, kind: 'invoice' | 'credit-note') =>
    embeddedIn(await download((await documentOf(buyer, orderNo, kind)).url))

  beforeAll(async () => {
    const seller = {
      ...{ name: 'Beispiel GmbH', address: 'Musterstrasse 1', zipcode: '10115', city: 'Berlin', country: 'DE' },
      ...{ registrationNumber: '', taxNumber: 'DE123456789', email: 'sales@example.org', phone: '' },
    }
    expect((await staff.call(updateSeller, { version: 0, ...seller })).code).toBe(200)
    expect((await setRate(1900)).data).toMatchObject({ version: 1, rates: [{ country: 'DE', basisPoints: 1900 }] })
  })
  afterAll(async () => {
    deliverTo('GB')
    await setRate(0)
  })

  it('charges what the preview shows, and asks again after a change of the rate', async () => {
    deliverTo('DE')
    const buyer = await installation.buyer()
    const seen = await preview(buyer, few)
    const net = seen.goods.minor + (seen.freight?.minor ?? 0)
    const taxOf = (basisPoints: number) => Math.round((net * basisPoints) / 10_000)
    expect(seen.tax).toMatchObject({ treatment: 'domestic', basisPoints: 1900, amount: { minor: taxOf(1900) } })
    expect([seen.total?.minor, seen.payable?.minor]).toEqual([net + taxOf(1900), net + taxOf(1900)])
    await setRate(700)
    expect((await place(buyer, seen.previewToken)).type).toBe('price-changed')
    await setRate(1900)
    const { data: again } = await buyer.call(previewOrder, { addressId: home, shippingMethod: 'standard' })
    const placed = await place(buyer, again.previewToken ?? '')
    expect(placed.data.total).toEqual(seen.total)
    await setRate(700)
    const { orderNo } = placed.data
    expect((await buyer.call(getOrder, { orderNo })).data.tax).toEqual(seen.tax)
    expect((await pay(installation, buyer, orderNo)).attempt.amount).toEqual(seen.total)
    await setRate(1900)
  })

  it('has its rate in the invoice, and the tax within a refund in the credit note', async () => {
    deliverTo('DE')
    const buyer = await installation.buyer()
    const orderNo = await shippedOrder(buyer)
    const xml = await taxedXml(buyer, orderNo, 'invoice')
    const { tax, version, total } = (await buyer.call(getOrder, { orderNo })).data
    expect(xml).toContain('<ram:CategoryCode>S</ram:CategoryCode>')
    expect(xml).toContain('<ram:RateApplicablePercent>19.00</ram:RateApplicablePercent>')
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>')
    const amount = ((tax?.amount.minor ?? 0) / 100).toFixed(2)
    expect(xml).toContain(`<ram:TaxTotalAmount currencyID="USD">${amount}</ram:TaxTotalAmount>`)
    expect(xml).toContain(`<ram:GrandTotalAmount>${(total.minor / 100).toFixed(2)}</ram:GrandTotalAmount>`)
    const refunded = await staff.call(requestRefund, {
      ...{ orderNo, version, reason: 'goodwill', note: 'A dented box' },
      amount: { minor: 119, currency: 'USD' },
    })
    expect(refunded.code).toBe(200)
    const credit = await taxedXml(buyer, orderNo, 'credit-note')
    expect(credit).toContain('<ram:TaxBasisTotalAmount>1.00</ram:TaxBasisTotalAmount>')
    expect(credit).toContain('<ram:TaxTotalAmount currencyID="USD">0.19</ram:TaxTotalAmount>')
    expect(credit).toContain('<ram:GrandTotalAmount>1.19</ram:GrandTotalAmount>')
  })

  it.each([
    ['FR', 'FR 12345678901', 'K', '<ram:ID schemeID="VA">FR12345678901</ram:ID>'],
    ['GB', '', 'G', 'VATEX-EU-G'],
  ])('charges none to %s, tax number "%s": category %s', async (country, taxNumber, category, also) => {
    deliverTo(country, taxNumber)
    const buyer = await installation.buyer()
    const orderNo = await shippedOrder(buyer)
    const { tax, total, goodsTotal, freight } = (await buyer.call(getOrder, { orderNo })).data
    expect([tax?.amount.minor, total.minor]).toEqual([0, goodsTotal.minor + freight.minor])
    const xml = await taxedXml(buyer, orderNo, 'invoice')
    expect(xml).toContain(`<ram:CategoryCode>${category}</ram:CategoryCode>`)
    expect(xml).toContain(also)
  })
})

describe('samples of documents', () => {
  it('are drawn for staff in their language, and say that they are samples', async () => {
    for (const kind of sampleDocumentKind.options) {
      const { data } = await staff.call(previewDocument, { kind, language: 'de' })
      expect(readPdfText(await download(data.url))).toContain('Muster')
    }
    const buyer = await installation.buyer()
    expect((await buyer.call(previewDocument, { kind: 'invoice', language: 'de' })).status).toBe(401)
  })
})
