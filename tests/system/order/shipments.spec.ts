import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { removeFromCart } from '@pinline/contracts/order/cart/remove-from-cart'
import { listDocuments } from '@pinline/contracts/order/document/list-documents'
import type { OrderDocumentKind } from '@pinline/contracts/order/document/order-document'
import { cancelLines } from '@pinline/contracts/order/order/cancel-lines'
import { changeDelivery } from '@pinline/contracts/order/order/change-delivery'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewDeliveryChange } from '@pinline/contracts/order/order/preview-delivery-change'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { readPdfText } from './pdf-text.ts'
import { pay } from './shopping.ts'
import { home, parts } from './upstream-services.ts'

let installation: OrderInstallation
let probe: PaymentProbe
let staff: Person
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
  probe = paymentProbe(installation)
  staff = await installation.staff()
})
afterAll(async () => await installation.end())

const usd = (minor: number) => ({ minor, currency: 'USD' })
/** 500 g in stock, and 8 g that are made to order. */
const inStock = { productId: parts.header, quantity: 250 }
const made = { productId: parts.madeToOrder, quantity: 4 }
const asReady = { addressId: home, shippingMethod: 'standard', shipmentChoice: 'as-ready' } as const
/** By the first freight table: up to 500 g, up to 250 g, and both in one parcel of up to a kilogram. */
const freights = { inStock: 1800, made: 1640, together: 2130 }
const bothFreights = freights.inStock + freights.made

const previewed = async (buyer: Person, choice: typeof asReady | Omit<typeof asReady, 'shipmentChoice'> = asReady) => {
  const { data } = await buyer.call(previewOrder, choice)
  if (data.previewToken === null) throw new Error('no preview token')
  return { ...data, previewToken: data.previewToken }
}

/** A paid order that is to be sent as ready. */
const paidOrder = async (buyer: Person): Promise<string> => {
  await buyer.call(addToCart, { lines: [inStock, made] })
  const { previewToken } = await previewed(buyer)
  const placed = await buyer.call(placeOrder, { ...asReady, previewToken })
  if (placed.code !== 200) throw new Error(`not placed: ${placed.type}`)
  const { orderNo } = placed.data
  await waitFor('its stock', async () => !(await buyer.call(getOrder, { orderNo })).data.checkingStock)
  await pay(installation, buyer, orderNo)
  await probe.waitForStatus(buyer, orderNo, 'confirmed')
  return orderNo
}

const tested = async (orderNo: string): Promise<number> => {
  const stocked = await staff.call(startStocking, { orderNo, version: await probe.versionOf(orderNo) })
  return (await staff.call(startTesting, { orderNo, version: stocked.data.version })).data.version
}

const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906' }

/** The text of a document of an order; of one parcel, where there are several. */
const documentOf = async (buyer: Person, orderNo: string, kind: OrderDocumentKind, parcelNo: number | null = null) => {
  const { url } = await waitFor(`the ${kind} of ${orderNo}`, async () => {
    const { list } = (await buyer.call(listDocuments, { orderNo })).data
    return list.find((one) => one.kind === kind && one.parcelNo === parcelNo) ?? false
  })
  const response = await fetch(installation.url() + url)
  return await readPdfText(Buffer.from(await response.arrayBuffer()))
}

describe('an order of parts in stock and made-to-order parts', () => {
  it('is offered together or as ready, each at its freight, and placed as it was previewed', async () => {
    const buyer = await installation.buyer()
    await buyer.call(addToCart, { lines: [inStock, made] })
    const together = await previewed(buyer, { addressId: home, shippingMethod: 'standard' })
    expect(together).toMatchObject({ shipmentChoice: 'together', freight: usd(freights.together) })
    const apart = await previewed(buyer)
    expect(apart).toMatchObject({ shipmentChoice: 'as-ready', freight: usd(bothFreights) })
    expect(apart.total?.minor).toBe(apart.goods.minor + bothFreights)
    const offer = apart.methods.find(({ method }) => method === 'standard')
    expect(offer).toMatchObject({
      freight: usd(freights.together),
      asReady: {
        freight: usd(bothFreights),
        shipments: [
          { productIds: [parts.header], freight: usd(freights.inStock) },
          { productIds: [parts.madeToOrder], freight: usd(freights.made) },
        ],
      },
    })
    const [first, second] = offer?.asReady?.shipments ?? []
    expect((first?.arrives?.from ?? '') < (second?.arrives?.from ?? '')).toBe(true)
    expect(second?.arrives).toEqual(offer?.arrives)

    const swapped = await buyer.call(placeOrder, { ...asReady, previewToken: together.previewToken })
    expect(swapped).toMatchObject({
      type: 'price-changed',
      refused: { preview: { shipmentChoice: 'as-ready', freight: usd(bothFreights) } },
    })
    const placed = await buyer.call(placeOrder, { ...asReady, previewToken: apart.previewToken })
    expect(placed.data.total).toEqual(apart.total)
    const { orderNo } = placed.data
    const plan = { shipments: offer?.asReady?.shipments, togetherFreight: usd(freights.together) }
    expect((await probe.recordedOf(orderNo))[0]).toMatchObject({
      type: 'order-placed',
      data: { freight: usd(bothFreights), shipmentPlan: plan },
    })
    const seen = await waitFor('its row', async () => {
      const { code, data } = await buyer.call(getOrder, { orderNo })
      return code === 200 && data
    })
    expect(seen).toMatchObject({ freight: usd(bothFreights), shipmentPlan: plan })
    const confirmation = await documentOf(buyer, orderNo, 'order-confirmation')
    expect(confirmation).toMatch(/Freight, items in stockUSD\s18\.00Freight, made-to-order itemsUSD\s16\.40/)
  })

  it('is sent together where there is nothing to send apart, whatever was chosen', async () => {
    const buyer = await installation.buyer()
    await buyer.call(addToCart, { lines: [inStock, made] })
    const both = await previewed(buyer)
    await buyer.call(removeFromCart, { productIds: [parts.madeToOrder] })
    const single = await previewed(buyer)
    expect(single).toMatchObject({ shipmentChoice: 'together', freight: usd(freights.inStock) })
    expect(single.methods.some((method) => 'asReady' in method)).toBe(false)
    const stale = await buyer.call(placeOrder, { ...asReady, previewToken: both.previewToken })
    expect(stale.code).toBe(422)
    const placed = await buyer.call(placeOrder, { ...asReady, previewToken: single.previewToken })
    const [event] = await probe.recordedOf(placed.data.orderNo)
    expect(event?.data).not.toHaveProperty('shipmentPlan')
  })

  it('gets back what two parcels cost more, once, where one was enough', async () => {
    const buyer = await installation.buyer()
    const orderNo = await paidOrder(buyer)
    const version = await tested(orderNo)
    const sent = { orderNo, version, ...parcel, madeToOrderReady: true }
    const headers = { 'idempotency-key': `ship-${orderNo}` }
    const all = await Promise.all([1, 2, 3].map(() => staff.call(shipOrder, sent, headers)))
    expect(all.map(({ code }) => code)).toEqual([200, 200, 200])
    await probe.waitForEvent(orderNo, 'refund-completed')
    const unused = bothFreights - freights.together
    const row = await waitFor('the refund in the view', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.refunds[0]?.state === 'completed' && data
    })
    expect(row.refunds).toMatchObject([{ reason: 'freight', amount: usd(unused) }])
    expect(await probe.capturedLessRefunded(orderNo)).toBe(row.total.minor - unused)
    // What customs read is what was paid for the delivery in the end.
    expect(await documentOf(buyer, orderNo, 'customs-invoice', 1)).toMatch(/FreightUSD\s21\.30/)
    expect(await documentOf(buyer, orderNo, 'invoice')).toContain('Freight, made-to-order items')
  })

  it('keeps both freights where two parcels left, each with its own on its customs invoice', async () => {
    const buyer = await installation.buyer()
    const orderNo = await paidOrder(buyer)
    const version = await tested(orderNo)
    const first = await staff.call(shipParcel, { orderNo, version, ...parcel, lines: [inStock] })
    expect(first.code).toBe(200)
    const rest = { orderNo, version: first.data.version, ...parcel, trackingNumber: 'NW48201173914' }
    expect((await staff.call(shipOrder, { ...rest, madeToOrderReady: true })).code).toBe(200)
    expect(await documentOf(buyer, orderNo, 'customs-invoice', 1)).toMatch(/FreightUSD\s18\.00/)
    expect(await documentOf(buyer, orderNo, 'customs-invoice', 2)).toMatch(/FreightUSD\s16\.40/)
    expect(await probe.eventsOf(orderNo)).not.toContain('partial-refund-requested')
  })

  it('gets back the freight of the parcel whose lines were all cancelled, with the last one', async () => {
    const buyer = await installation.buyer()
    const orderNo = await paidOrder(buyer)
    const version = await probe.versionOf(orderNo)
    const cancelled = await staff.call(cancelLines, { orderNo, version, lines: [made], reason: 'not to be had' })
    expect(cancelled.code).toBe(200)
    const price = 6735
    await waitFor('its price is back', async () => {
      const paid = await probe.capturedLessRefunded(orderNo)
      return paid === 10_098 + bothFreights
    })
    await probe.waitForEvent(orderNo, 'refund-completed')
    const sent = await staff.call(shipOrder, { orderNo, version: await tested(orderNo), ...parcel })
    expect(sent.code).toBe(200)
    await waitFor('the freight is back', async () => (await probe.capturedLessRefunded(orderNo)) === 10_098 + 1800)
    const refunds = (await probe.recordedOf(orderNo)).filter(({ type }) => type === 'partial-refund-requested')
    expect(refunds.map(({ data }) => [data.reason, data.orderAmount])).toEqual([
      ['lines-cancelled', usd(price)],
      ['freight', usd(freights.made)],
    ])
  })

  it('is changed to another method at the freight of both parcels', async () => {
    const buyer = await installation.buyer()
    const orderNo = await paidOrder(buyer)
    const { offers } = (await buyer.call(previewDeliveryChange, { orderNo })).data
    const economy = offers.find(({ method }) => method === 'economy')
    // Up to 500 g and up to 250 g, where one parcel of a kilogram would be 8.40.
    expect(economy).toMatchObject({ freight: usd(1330), difference: usd(1330 - bothFreights) })
    const change = { orderNo, shippingMethod: 'economy', difference: 1330 - bothFreights } as const
    expect((await buyer.call(changeDelivery, change)).code).toBe(200)
    expect((await probe.recordedOf(orderNo)).find(({ type }) => type === 'delivery-changed')?.data).toMatchObject({
      shipmentPlan: {
        shipments: [
          { productIds: [parts.header], freight: usd(700) },
          { productIds: [parts.madeToOrder], freight: usd(630) },
        ],
        togetherFreight: usd(840),
      },
    })
    await waitFor('the plan in the view', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.shipmentPlan?.togetherFreight.minor === 840
    })
    await probe.waitForEvent(orderNo, 'refund-completed')
    const sent = { orderNo, version: await tested(orderNo), ...parcel, madeToOrderReady: true }
    expect((await staff.call(shipOrder, sent)).code).toBe(200)
    await waitFor('all but the freight of one economy parcel is back', async () => {
      const paid = await probe.capturedLessRefunded(orderNo)
      return paid === 10_098 + 6735 + 840
    })
  })
})
