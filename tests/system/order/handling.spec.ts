import { urlPathOf } from '@pinline/chassis/http/call-service'
import { listCarriers } from '@pinline/contracts/order/carrier/list-carriers'
import { setCarrier } from '@pinline/contracts/order/carrier/set-carrier'
import { addTrackingEntry } from '@pinline/contracts/order/order/add-tracking-entry'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { confirmParcelReceipt } from '@pinline/contracts/order/order/confirm-parcel-receipt'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { exportParcels } from '@pinline/contracts/order/order/export-parcels'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { getTracking } from '@pinline/contracts/order/order/get-tracking'
import { importTrackingEntries } from '@pinline/contracts/order/order/import-tracking-entries'
import { orderRecord } from '@pinline/contracts/order/order/orders-resource'
import { previewTrackingImport } from '@pinline/contracts/order/order/preview-tracking-import'
import { removeTrackingEntry } from '@pinline/contracts/order/order/remove-tracking-entry'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import { importBins } from '@pinline/contracts/order/picking/import-bins'
import { listPicks } from '@pinline/contracts/order/picking/list-picks'
import { previewBinImport } from '@pinline/contracts/order/picking/preview-bin-import'
import { recordPick } from '@pinline/contracts/order/picking/record-pick'
import { recordTest } from '@pinline/contracts/order/picking/record-test'
import { setBin } from '@pinline/contracts/order/picking/set-bin'
import { fileId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { order, pay } from './shopping.ts'
import { parts } from './upstream-services.ts'

let installation: OrderInstallation
let staff: Person
beforeAll(async () => {
  installation = await installOrder(inject('servers'), { TRACKING_AFTER_SECONDS: '0' })
  staff = await installation.staff()
})
afterAll(async () => await installation.end())

const paidOrder = async (
  buyer: Person,
  lines?: Parameters<typeof order>[1],
): Promise<{ orderNo: string; version: number }> => {
  const orderNo = await order(buyer, lines)
  await pay(installation, buyer, orderNo)
  return await waitFor('the order is confirmed', async () => {
    const { data } = await buyer.call(getOrder, { orderNo })
    return data.status === 'confirmed' && { orderNo, version: data.version }
  })
}

/** The order as the console reads it. */
const recordOf = async (orderNo: string) => {
  const url = `${installation.url()}/api/v1/admin/orders/${orderNo}`
  return orderRecord.parse(await (await fetch(url, { headers: { authorization: `Bearer ${staff.token}` } })).json())
}

const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906' }

describe('handling an order', () => {
  it('proceeds from stocking to the buyer’s receipt', async () => {
    const buyer = await installation.buyer()
    const { orderNo, version } = await paidOrder(buyer)
    const stocked = await staff.call(startStocking, { orderNo, version })
    expect(stocked.data).toEqual({ orderNo, status: 'stocking', version: version + 1 })
    expect((await buyer.call(confirmReceipt, { orderNo })).type).toBe('transition-not-allowed')
    expect((await buyer.call(cancelOrder, { orderNo })).type).toBe('contact-account-manager')
    const tested = await staff.call(startTesting, { orderNo, version: stocked.data.version })
    const shipped = await staff.call(shipOrder, { orderNo, version: tested.data.version, ...parcel })
    expect(shipped.data.status).toBe('shipped')
    const tracked = await waitFor('it is tracked', async () => {
      const { data } = await installation.visitor.call(getTracking, { orderNo })
      return data.status === 'shipped' && data
    })
    // Nobody has reported anything about this number.
    expect(tracked).toMatchObject({ ...parcel, logistics: [], parcels: [{ parcelNo: 1, ...parcel, logistics: [] }] })
    expect((await buyer.call(confirmReceipt, { orderNo })).data.status).toBe('completed')
    expect((await buyer.call(confirmReceipt, { orderNo })).code).toBe(200)
    expect((await buyer.call(countOrders, {})).data).toMatchObject({ all: 1, completed: 1 })
  })

  it('keeps its dates, and ships a line without stock only once it is complete', async () => {
    const buyer = await installation.buyer()
    const lines = [
      { productId: parts.header, quantity: 250 },
      { productId: parts.madeToOrder, quantity: 4 },
    ]
    const { orderNo, version } = await paidOrder(buyer, lines)
    const placed = (await buyer.call(getOrder, { orderNo })).data
    const [stocked, made] = placed.lines
    if (stocked?.ships === undefined || made?.ships === undefined || placed.arrives === undefined)
      throw new Error('an order without dates')
    expect(made.ships.from > stocked.ships.from).toBe(true)
    expect(placed.arrives.from > made.ships.from).toBe(true)

    const stocking = await staff.call(startStocking, { orderNo, version })
    const testing = await staff.call(startTesting, { orderNo, version: stocking.data.version })
    const shipment = { orderNo, version: testing.data.version, ...parcel }
    expect(await staff.call(shipOrder, shipment)).toMatchObject({
      type: 'line-not-in-stock',
      refused: { lines: [{ productId: parts.madeToOrder, quantity: 4 }] },
    })
    expect((await staff.call(shipOrder, { ...shipment, madeToOrderReady: true })).data.status).toBe('shipped')
  })

  it('imports bins row by row, for products of the catalogue only', async () => {
    const rows = [
      { productId: parts.socket, bin: 'C-01' },
      { productId: parts.socket, bin: 'C-01' },
      { productId: parts.unknown, bin: 'C-02' },
      { productId: parts.madeToOrder, bin: '' },
    ]
    const outcomes = ['new', 'known', 'unknown-product', 'known']
    expect((await staff.call(previewBinImport, { rows })).data).toEqual({ outcomes })
    const imported = (await staff.call(importBins, { rows })).data
    expect(imported).toEqual({ outcomes: ['set', ...outcomes.slice(1)] })
    expect((await staff.call(importBins, { rows })).data.outcomes[0]).toBe('known')
    expect((await staff.call(setBin, { productId: parts.socket, version: 0, bin: 'B-1' })).type).toBe(
      'version-conflict',
    )
    expect((await (await installation.buyer()).call(importBins, { rows })).code).toBe(401)
    const bins = installation.db.collection('commits').find({ streamId: { $regex: '^bin-' } })
    expect((await bins.toArray()).map(({ streamId }) => streamId)).not.toContain(`bin-${parts.unknown}`)
  })

  it('ships in parcels, each received by its buyer, the last one completing the order', async () => {
    const buyer = await installation.buyer()
    const lines = [
      { productId: parts.header, quantity: 250 },
      { productId: parts.socket, quantity: 3 },
    ]
    const { orderNo, version } = await paidOrder(buyer, lines)
    const stocking = await staff.call(startStocking, { orderNo, version })
    const testing = await staff.call(startTesting, { orderNo, version: stocking.data.version })
    const first = {
      ...{ orderNo, version: testing.data.version, carrier: 'FedEx', trackingNumber: '771234567890' },
      lines: [
        { productId: parts.header, quantity: 100 },
        { productId: parts.socket, quantity: 3 },
      ],
      weightGrams: 640,
    }
    expect(
      await staff.call(shipParcel, { ...first, lines: [{ productId: parts.header, quantity: 251 }] }),
    ).toMatchObject({
      type: 'parcel-quantity-not-open',
      refused: { lines: [{ productId: parts.header, quantity: 250 }] },
    })
    const sent = await staff.call(shipParcel, first)
    expect(sent.data).toEqual({ orderNo, status: 'testing', version: testing.data.version + 1 })
    const seen = sent.data.version
    expect((await staff.call(cancelOrderByStaff, { orderNo, version: seen, reason: 'too late' })).type).toBe(
      'transition-not-allowed',
    )
    expect((await staff.call(shipParcel, { ...first, version: seen })).data.version).toBe(seen)
    buyer.follow(staff)
    expect((await buyer.call(getOrder, { orderNo })).data).toMatchObject({
      status: 'testing',
      steps: { shippedAt: null },
      parcels: [{ parcelNo: 1, lines: first.lines, weightGrams: 640, sizeMm: null, receivedAt: null }],
      openLines: [{ productId: parts.header, quantity: 150 }],
    })
    const at = new Date().toISOString()
    const entry = { orderNo, parcelNo: 1, at, content: 'Arrived at Leeds' }
    const noted = await staff.call(addTrackingEntry, entry)
    expect(noted.data.version).toBe(seen + 1)
    expect((await staff.call(addTrackingEntry, entry)).data.version).toBe(seen + 1)
    expect((await staff.call(addTrackingEntry, { ...entry, parcelNo: 2 })).type).toBe('parcel-not-found')
    const tracked = await waitFor('the entry', async () => {
      const { data } = await installation.visitor.call(getTracking, { orderNo })
      return data.logistics.length > 0 && data
    })
    expect(tracked).toEqual({
      ...{ orderNo, status: 'testing', carrier: 'FedEx', trackingNumber: '771234567890', shippedAt: null },
      logistics: [{ time: at, content: entry.content, AcceptTime: at, AcceptStation: entry.content }],
      parcels: [
        {
          ...{ parcelNo: 1, carrier: 'FedEx', trackingNumber: '771234567890', shippedAt: expect.any(String) },
          carrierPage: 'https://www.fedex.com/fedextrack/?trknbr=771234567890',
          logistics: tracked.logistics,
        },
      ],
    })
    const file = {
      rows: [
        { carrier: 'fedex', trackingNumber: '771234567890', at, content: 'Arrived at Leeds' },
        { carrier: 'FedEx', trackingNumber: '771234567890', at, content: 'Out for delivery' },
        { carrier: 'FedEx', trackingNumber: '771234567890', at, content: 'Out for delivery' },
        { carrier: 'UPS', trackingNumber: '771234567890', at, content: 'Out for delivery' },
        { carrier: 'FedEx', trackingNumber: '771234567890', at: 'yesterday', content: 'Out for delivery' },
        { carrier: 'FedEx', trackingNumber: '771234567890', at: '2020-01-01T00:00:00Z', content: 'Out for delivery' },
      ],
    }
    const wrong = ['unknown-number', 'time-unreadable', 'tracking-time-wrong']
    const outcomes = (results: readonly { outcome: string }[]) => results.map(({ outcome }) => outcome)
    expect(outcomes((await staff.call(previewTrackingImport, file)).data)).toEqual(['known', 'new', 'known', ...wrong])
    const imported = await staff.call(importTrackingEntries, file)
    expect(outcomes(imported.data)).toEqual(['known', 'added', 'known', ...wrong])
    expect(imported.data[1]).toEqual({ outcome: 'added', orderNo, parcelNo: 1 })
    const record = await waitFor('the imported entry', async () => {
      const found = await recordOf(orderNo)
      return found.parcels[0]?.logistics.length === 2 && found
    })
    const entryId = record.parcels[0]?.logistics.find(({ content }) => content === 'Out for delivery')?.entryId ?? ''
    const gone = await staff.call(removeTrackingEntry, { orderNo, parcelNo: 1, entryId })
    expect(gone.data.version).toBe(seen + 3)
    expect(outcomes((await staff.call(importTrackingEntries, file)).data)).toEqual([
      'known',
      'known',
      'known',
      ...wrong,
    ])
    const again = await staff.call(removeTrackingEntry, { orderNo, parcelNo: 1, entryId: '0'.repeat(24) })
    expect(again).toMatchObject({ type: 'tracking-entry-not-found', code: 404 })
    await waitFor('the entry is removed', async () => {
      const { data } = await installation.visitor.call(getTracking, { orderNo })
      return data.logistics.length === 1 && data.logistics[0]?.content === 'Arrived at Leeds'
    })

    expect((await buyer.call(confirmParcelReceipt, { orderNo, parcelNo: 1 })).data.status).toBe('testing')
    expect((await buyer.call(confirmParcelReceipt, { orderNo, parcelNo: 2 })).type).toBe('parcel-not-found')

    const rest = await staff.call(shipOrder, { orderNo, version: seen + 4, ...parcel })
    expect(rest.data.status).toBe('shipped')
    const whole = await waitFor('the buyer sees both parcels', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.parcels.length === 2 && data
    })
    expect(whole).toMatchObject({
      parcels: [{ parcelNo: 1 }, { parcelNo: 2, lines: [{ productId: parts.header, quantity: 150 }] }],
      openLines: [],
    })
    expect((await buyer.call(confirmParcelReceipt, { orderNo, parcelNo: 2 })).data.status).toBe('completed')
    expect((await buyer.call(confirmParcelReceipt, { orderNo, parcelNo: 2 })).code).toBe(200)
  })

  it('exports parcels for carriers, with the pieces that are still to be sent', async () => {
    const buyer = await installation.buyer()
    const { orderNo, version } = await paidOrder(buyer)
    const stocking = await staff.call(startStocking, { orderNo, version })
    const testing = await staff.call(startTesting, { orderNo, version: stocking.data.version })
    const sent = await staff.call(shipParcel, {
      ...{ orderNo, version: testing.data.version, carrier: '=Fast, "Inc"', trackingNumber: '771234567899' },
      lines: [{ productId: parts.header, quantity: 100 }],
      weightGrams: 640,
      sizeMm: { lengthMm: 300, widthMm: 200, heightMm: 100 },
    })
    expect(sent.code).toBe(200)
    const lines = await waitFor('the parcel in the export', async () => {
      const got = await fetch(installation.url() + urlPathOf(exportParcels.path), {
        method: 'POST',
        headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ buyerId: buyer.id }),
      })
      const [, ...own] = (await got.text()).split('\r\n')
      return own.length === 3 && own
    })
    const address = 'Goods-in,,00442079460118,"14 Calder Yard, Unit 9",Leeds,England,LS10 0ZZ,GB'
    expect(lines[0]).toContain(`"'=Fast, ""Inc""",771234567899,standard,100,640,300,200,100,${address}`)
    expect(lines[0]).toMatch(new RegExp(`^${orderNo},1,20`))
    expect(lines[1]).toMatch(new RegExp(`^${orderNo},,,,,standard,150,\\d+,,,,Goods-in,`))
    expect((await buyer.call(exportParcels, {})).type).toBe('unauthenticated')
  })

  it('keeps the tracking page of a carrier that staff have renamed and switched off', async () => {
    const northway = {
      code: 'northway',
      name: 'Northway Express',
      trackingPage: 'https://northway.example/{number}',
      active: true,
      position: 5,
    }
    expect(
      (await staff.call(setCarrier, { ...northway, trackingPage: 'http://northway.example/{number}', version: 0 }))
        .refused,
    ).toMatchObject({ errors: { trackingPage: 'tracking-page-format' } })
    expect((await staff.call(setCarrier, { ...northway, name: 'fedex', version: 0 })).type).toBe('carrier-name-taken')
    expect((await staff.call(setCarrier, { ...northway, version: 0 })).data).toEqual({ ...northway, version: 1 })
    const { orderNo, version } = await paidOrder(await installation.buyer())
    const stocked = await staff.call(startStocking, { orderNo, version })
    const tested = await staff.call(startTesting, { orderNo, version: stocked.data.version })
    await staff.call(shipOrder, { orderNo, version: tested.data.version, ...parcel })
    const off = await staff.call(setCarrier, { ...northway, name: 'Northway', active: false, version: 1 })
    expect(off.data.version).toBe(2)
    const tracked = await waitFor('it is tracked', async () => {
      const { data } = await installation.visitor.call(getTracking, { orderNo })
      return data.status === 'shipped' && data
    })
    expect(tracked.parcels[0]).toMatchObject({ ...parcel, carrierPage: 'https://northway.example/NW48201173906' })
    const { data } = await staff.call(listCarriers, {})
    expect(data.map(({ name, active }) => [name, active]).slice(0, 2)).toEqual([
      ['Northway', false],
      ['DHL', true],
    ])
  })

  it('is picked by bin and tested; a failed test keeps its line until it is passed', async () => {
    const { orderNo, version } = await paidOrder(await installation.buyer())
    const stocked = await staff.call(startStocking, { orderNo, version })
    const productId = parts.header
    const listed = async () => (await staff.call(listPicks, {})).data.rows.filter((row) => row.orderNo === orderNo)
    const [row] = await waitFor('it is on the pick list', async () => {
      const rows = await listed()
      return rows.length > 0 && rows
    })
    expect(row).toMatchObject({ productId, bin: null, binVersion: 0, pick: null })
    const quantity = row?.quantity ?? 0
    expect((await staff.call(setBin, { productId, version: 0, bin: 'A-03-12' })).data.version).toBe(1)
    expect((await staff.call(setBin, { productId, version: 0, bin: 'B-1' })).type).toBe('version-conflict')
    expect((await staff.call(setBin, { productId: parts.unknown, version: 0, bin: 'B-1' })).type).toBe(
      'product-not-found',
    )
    const pick = { orderNo, productId, picked: quantity - 2, short: 2, lot: '2431' }
    expect((await staff.call(recordPick, { ...pick, short: 3 })).type).toBe('pick-exceeds-ordered')
    const picked = await staff.call(recordPick, pick)
    expect(picked.data).toEqual({ orderNo, status: 'stocking', version: stocked.data.version + 1 })
    expect(await listed()).toMatchObject([
      { bin: 'A-03-12', binVersion: 1, pick: { picked: quantity - 2, short: 2, lot: '2431' } },
    ])
    const tested = await staff.call(startTesting, { orderNo, version: picked.data.version })
    const test = { orderNo, productId, method: 'continuity', sampleSize: 2, passed: false } as const
    const failed = await staff.call(recordTest, test)
    expect(failed.data.version).toBe(tested.data.version + 1)
    const refused = await staff.call(shipOrder, { orderNo, version: failed.data.version, ...parcel })
    expect(refused).toMatchObject({ type: 'line-test-failed', refused: { lines: [{ productId }] } })
    const file = fileId.parse('f-0123456789abcdef')
    const { files } = installation.upstream
    files.set(file, { owner: staff.id, module: 'test-report' })
    const strange = { ...test, fileId: fileId.parse('f-00000000deadbeef') }
    expect((await staff.call(recordTest, strange)).type).toBe('file-not-found')
    const wrong = { ...test, passed: true, sampleSize: quantity + 1, fileId: file }
    expect((await staff.call(recordTest, wrong)).type).toBe('pick-exceeds-ordered')
    expect(files.get(file)?.to).toBeUndefined()
    const passed = await staff.call(recordTest, { ...test, passed: true, fileId: file })
    expect(files.get(file)?.to).toBe(`test-${orderNo}`)
    const record = await waitFor('its records', async () => {
      const found = await recordOf(orderNo)
      return found.tests.length === 2 && found
    })
    const actor = { kind: 'staff', id: staff.id }
    expect(record).toMatchObject({
      picks: [{ productId, picked: quantity - 2, short: 2, lot: '2431', actor }],
      tests: [
        { method: 'continuity', sampleSize: 2, passed: false, actor },
        { passed: true, fileId: file, actor },
      ],
    })
    const shipped = await staff.call(shipOrder, { orderNo, version: passed.data.version, ...parcel })
    expect(shipped.data.status).toBe('shipped')
  })

  it('refuses the second editor', async () => {
    const { orderNo, version } = await paidOrder(await installation.buyer())
    expect((await staff.call(startStocking, { orderNo, version })).code).toBe(200)
    const second = await staff.call(cancelOrderByStaff, { orderNo, version, reason: 'too late' })
    expect(second).toMatchObject({ type: 'version-conflict', status: 409, refused: { version: version + 1 } })
  })

  it('refuses leaps', async () => {
    const { orderNo, version } = await paidOrder(await installation.buyer())
    expect((await staff.call(shipOrder, { orderNo, version, ...parcel })).type).toBe('transition-not-allowed')
    expect((await staff.call(startTesting, { orderNo, version })).type).toBe('transition-not-allowed')
  })

  it('refunds when staff cancel', async () => {
    const buyer = await installation.buyer()
    const { orderNo, version } = await paidOrder(buyer)
    const cancelled = await staff.call(cancelOrderByStaff, { orderNo, version, reason: 'wrong plating delivered' })
    expect(cancelled.data.status).toBe('cancelled')
    const refunds = await waitFor('the refund is through', async () => {
      const { data } = await installation.visitor.call(getWalletLedger, {})
      const own = data.refunds.filter((refund) => refund.orderNo === orderNo)
      return own.length > 0 && own
    })
    expect(refunds).toHaveLength(1)
    await waitFor(
      'the buyer sees it',
      async () => (await buyer.call(getOrder, { orderNo })).data.refunded.minor === 11_898,
    )
  })

  it('shows staff the list and the timeline, and buyers neither', async () => {
    const buyer = await installation.buyer()
    const { orderNo } = await paidOrder(buyer)
    const get = async (path: string, token: string) =>
      await fetch(`${installation.url()}/api/v1/admin/orders${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect((await get('', buyer.token)).status).toBe(401)
    const query = `?sort=["placedAt","DESC"]&range=[0,14]&filter={"status":"confirmed","buyerId":"${buyer.id}"}`
    const listed = await get(encodeURI(query), staff.token)
    expect(listed.headers.get('content-range')).toBe('orders 0-0/1')
    expect(orderRecord.array().parse(await listed.json())).toMatchObject([{ id: orderNo, status: 'confirmed' }])
    const one = await waitFor('the timeline, a view of its own', async () => {
      const record = orderRecord.parse(await (await get(`/${orderNo}`, staff.token)).json())
      return record.timeline.some(({ type }) => type === 'order-confirmed') && record
    })
    expect(one.timeline.map(({ type }) => type)).toEqual([
      'order-placed',
      'stock-reserved',
      'payment-attempt-started',
      'payment-captured',
      'order-confirmed',
    ])
    expect(one).toMatchObject({ contact: { email: 'buyer@example.org' }, deliverTo: { city: 'Leeds' } })
    expect((await get('/2611210000000', staff.token)).status).toBe(404)
  })

  it('notifies the buyer at once', async () => {
    const [buyer, other] = [await installation.buyer(), await installation.buyer()]
    const response = await fetch(`${installation.url()}/api/v1/orders/events`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const foreign = await order(other)
    const orderNo = await order(buyer)
    let received = ''
    await waitFor('the order to be reported', async () => {
      received += (await reader?.read())?.value ?? ''
      return received.includes(orderNo)
    })
    await reader?.cancel()
    expect(received).toContain('event: order')
    expect(received).not.toContain(foreign)
  })
})
