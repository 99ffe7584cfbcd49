import { changeDelivery } from '@pinline/contracts/order/order/change-delivery'
import { changeDeliveryByStaff } from '@pinline/contracts/order/order/change-delivery-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { orderRecord } from '@pinline/contracts/order/order/orders-resource'
import { previewDeliveryChange } from '@pinline/contracts/order/order/preview-delivery-change'
import { previewDeliveryChangeByStaff } from '@pinline/contracts/order/order/preview-delivery-change-by-staff'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order } from './shopping.ts'
import { home, parts } from './upstream-services.ts'

let installation: OrderInstallation
let probe: PaymentProbe
let buyer: Person
let staff: Person
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
  probe = paymentProbe(installation)
  buyer = await installation.buyer()
  staff = await installation.staff()
})
afterAll(async () => await installation.end())

const written = {
  name: 'Receiving',
  phone: '+442079460118',
  zipcode: 'M1 1AA',
  country: 'GB',
  zone: 'ENG',
  city: 'Manchester',
  address: '2 Mill Lane',
}

const offersOf = async (orderNo: string) => {
  const { offers, taxedAlike, deliverTo } = (await buyer.call(previewDeliveryChange, { orderNo })).data
  const differenceOf = (method: ShippingMethod) => {
    const offer = offers.find((one) => one.method === method)
    if (offer === undefined) throw new Error(`${method} is not offered`)
    return offer.difference.minor
  }
  return { differenceOf, taxedAlike, deliverTo, offers }
}

describe('the delivery of an order', () => {
  it('is changed by its buyer to a cheaper method, and the difference is refunded once', async () => {
    const orderNo = await probe.confirmedOrder(buyer)
    const before = (await buyer.call(getOrder, { orderNo })).data
    expect(before.allowedCommands).toContain('change-delivery')
    const { differenceOf, offers } = await offersOf(orderNo)
    expect(differenceOf(before.shippingMethod)).toBe(0)
    const less = differenceOf('economy')
    expect(less).toBeLessThan(0)
    const input = { orderNo, shippingMethod: 'economy', difference: less } as const
    expect((await buyer.call(changeDelivery, { ...input, difference: less - 1 })).type).toBe('price-changed')
    const headers = { 'idempotency-key': `deliver-${orderNo}` }
    const all = await Promise.all([1, 2, 3].map(() => buyer.call(changeDelivery, input, headers)))
    expect(all.map(({ code }) => code)).toEqual([200, 200, 200])
    expect((await buyer.call(changeDelivery, { ...input, difference: 0 })).code).toBe(200)
    await probe.waitForEvent(orderNo, 'refund-completed')
    const after = await waitFor('the row says so', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.refunds[0]?.state === 'completed' && data
    })
    expect(after).toMatchObject({
      shippingMethod: 'economy',
      freight: before.freight,
      total: before.total,
      refunds: [{ reason: 'freight', amount: { minor: -less } }],
      arrives: offers.find(({ method }) => method === 'economy')?.arrives,
    })
    expect(after.deliveryChangedAt).not.toBeNull()
    expect(await probe.capturedLessRefunded(orderNo)).toBe(before.total.minor + less)
  })

  it('that costs more is refused to its buyer, and waived by staff until the first parcel', async () => {
    const orderNo = await probe.confirmedOrder(buyer)
    const { differenceOf } = await offersOf(orderNo)
    const express = { orderNo, shippingMethod: 'express', difference: differenceOf('express') } as const
    expect(await buyer.call(changeDelivery, express)).toMatchObject({
      type: 'delivery-costs-more',
      refused: { difference: { minor: express.difference } },
    })
    const preview = await staff.call(previewDeliveryChangeByStaff, { orderNo, deliverTo: written })
    expect(preview.data.deliverTo).toMatchObject({ city: 'Manchester' })
    const version = await probe.versionOf(orderNo)
    const byStaff = { ...express, version, deliverTo: written, waived: false, reason: 'asked for by phone' }
    expect((await staff.call(changeDeliveryByStaff, byStaff)).type).toBe('delivery-costs-more')
    expect((await buyer.call(changeDeliveryByStaff, byStaff)).code).toBe(401)
    expect((await staff.call(changeDeliveryByStaff, { ...byStaff, waived: true })).code).toBe(200)
    const events = await probe.recordedOf(orderNo)
    expect(events.at(-1)).toMatchObject({
      type: 'delivery-changed',
      data: { by: 'staff', shippingMethod: 'express', addressRef: 'address-a-home00000001@77' },
    })
    expect(JSON.stringify(events)).not.toContain('Manchester')
    const url = `${installation.url()}/api/v1/admin/orders/${orderNo}`
    const notes = await waitFor('the note in the view', async () => {
      const read = await fetch(url, { headers: { authorization: `Bearer ${staff.token}` } })
      const record = orderRecord.parse(await read.json())
      return record.notes.length > 0 && record.notes
    })
    expect(notes).toMatchObject([{ text: 'asked for by phone', actor: { kind: 'staff', id: staff.id } }])
    const own = (await buyer.call(getOrder, { orderNo })).data
    expect(JSON.stringify(own)).not.toContain('asked for by phone')

    const wrong = await staff.call(previewDeliveryChangeByStaff, { orderNo, deliverTo: { ...written, address: 'x' } })
    expect(wrong.type).toBe('invalid-input')
    const stocked = await staff.call(startStocking, { orderNo, version: await probe.versionOf(orderNo) })
    const back = { orderNo, addressId: home, shippingMethod: 'express', difference: 0 } as const
    expect((await buyer.call(changeDelivery, back)).type).toBe('contact-account-manager')
    const tested = await staff.call(startTesting, { orderNo, version: stocked.data.version })
    const parcel = {
      carrier: 'FedEx',
      trackingNumber: '771234567891',
      lines: [{ productId: parts.header, quantity: 1 }],
    }
    const sent = await staff.call(shipParcel, { orderNo, version: tested.data.version, ...parcel })
    const late = {
      ...byStaff,
      version: sent.data.version,
      difference: 0,
      shippingMethod: 'standard',
      waived: true,
    } as const
    expect((await staff.call(changeDeliveryByStaff, late)).type).toBe('delivery-not-changeable')
  })

  it('keeps the total of an unpaid order, and follows the address where it costs the same', async () => {
    const orderNo = await order(buyer)
    const { differenceOf } = await offersOf(orderNo)
    const economy = { orderNo, shippingMethod: 'economy', difference: differenceOf('economy') } as const
    expect((await buyer.call(changeDelivery, economy)).type).toBe('delivery-total-fixed')
    installation.upstream.addressVersion = 2
    const moved = { orderNo, addressId: home, shippingMethod: 'standard', difference: 0 } as const
    expect((await buyer.call(changeDelivery, moved)).code).toBe(200)
    expect((await probe.recordedOf(orderNo)).at(-1)).toMatchObject({
      type: 'delivery-changed',
      data: { by: 'buyer', addressRef: 'address-a-home00000001@2', shippingMethod: 'standard' },
    })
    installation.upstream.reset()
  })
})
