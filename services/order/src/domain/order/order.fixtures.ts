import { buyerId, orderNumber, productId, vaultReference } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { CancelReason } from '@pinline/events/order/order-cancelled'
import type { OrderConfirmed } from '@pinline/events/order/order-confirmed'
import type { OrderEvent } from '@pinline/events/order/order-event'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { OrderPlaced } from '@pinline/events/order/order-placed'
import type { OrderShipped } from '@pinline/events/order/order-shipped'
import type { ParcelShipped } from '@pinline/events/order/parcel-shipped'
import type { PaymentAttemptStarted } from '@pinline/events/order/payment-attempt-started'
import { attemptId, captureId, refundKey } from '@pinline/events/order/payment-ids'
import type { ShipmentPlan } from '@pinline/events/order/shipment-plan'
import type { PlaceOrder } from './place-order.ts'

/** Fixed events for the specs: one order on 21 November at 09:12, payable for a day. */
export const at = (time: string): string => `2026-11-21T${time}.000Z`
export const usd = (minor: number): Money => ({ minor, currency: 'USD' })

export const header: OrderLine = {
  productId: productId.parse('p-00112233445566aa'),
  model: '43045-1000',
  manufacturer: 'Molex',
  quantity: 250,
  unitPrice: { amount: 4039, scale: 4, currency: 'USD' },
  lineTotal: usd(10_098),
  weightGrams: 2,
  custom: false,
}

export const customLine: OrderLine = {
  productId: productId.parse('p-00112233445566bb'),
  model: 'FMC-10x40',
  manufacturer: 'Samtec',
  quantity: 4,
  unitPrice: { amount: 168_380, scale: 4, currency: 'USD' },
  lineTotal: usd(6735),
  weightGrams: 8.1,
  custom: true,
}

export const placing: PlaceOrder = {
  type: 'place-order',
  orderNo: orderNumber.parse('2611214073958'),
  buyerId: buyerId.parse('b-0123456789abcdef'),
  placementId: 'request-9f2c51e1',
  currency: 'USD',
  rate: '1',
  lines: [header],
  freight: usd(2460),
  shippingMethod: 'standard',
  addressRef: vaultReference.parse('address-a-0123456789@3'),
  now: at('09:12:00'),
  paymentDeadline: '2026-11-22T09:12:00.000Z',
}

export const placed: OrderPlaced = {
  type: 'order-placed',
  data: {
    orderNo: placing.orderNo,
    buyerId: placing.buyerId,
    placementId: placing.placementId,
    currency: 'USD',
    rate: '1',
    lines: [header],
    goodsTotal: usd(10_098),
    freight: usd(2460),
    total: usd(12_558),
    weightGrams: 500,
    shippingMethod: 'standard',
    addressRef: placing.addressRef,
    placedAt: at('09:12:00'),
    payBefore: placing.paymentDeadline,
  },
}

export const placedWithCustomLine: OrderPlaced = {
  type: 'order-placed',
  data: { ...placed.data, lines: [header, customLine], goodsTotal: usd(16_833), total: usd(19_293), weightGrams: 533 },
}

/** The same, sent as ready: two freights of 18.00 and 12.60 in place of one of 24.60. */
export const shipmentPlan: ShipmentPlan = {
  shipments: [
    { productIds: [header.productId], freight: usd(1800) },
    { productIds: [customLine.productId], freight: usd(1260) },
  ],
  togetherFreight: usd(2460),
}

export const placedAsReady: OrderPlaced = {
  type: 'order-placed',
  data: { ...placedWithCustomLine.data, freight: usd(3060), shipmentPlan, total: usd(19_893) },
}

export const headerQuantity = { productId: header.productId, quantity: 250 }
export const customQuantity = { productId: customLine.productId, quantity: 4 }

export const reserved: OrderEvent = {
  type: 'stock-reserved',
  data: { lines: [headerQuantity], sharePercent: 12, reservedAt: at('09:12:01') },
}

export const firstAttempt = attemptId.parse('pay-aaaaaaaa')
export const secondAttempt = attemptId.parse('pay-bbbbbbbb')
export const firstCapture = captureId.parse('cap-1111')
export const secondCapture = captureId.parse('cap-2222')

export const firstKey = refundKey.parse('key-1111')

export const attemptStarted: PaymentAttemptStarted = {
  type: 'payment-attempt-started',
  data: { attemptId: firstAttempt, amount: usd(12_558), startedAt: at('09:20:00'), expiresAt: at('09:35:00') },
}

export const attemptClosed = {
  type: 'payment-attempt-closed',
  data: { attemptId: firstAttempt, reason: 'replaced', closedAt: at('09:25:00') },
} as const satisfies OrderEvent

export const captured: OrderEvent = {
  type: 'payment-captured',
  data: { attemptId: firstAttempt, captureId: firstCapture, amount: usd(12_558), capturedAt: at('09:30:00') },
}

export const confirmed: OrderConfirmed = {
  type: 'order-confirmed',
  data: { captureId: firstCapture, lines: [headerQuantity], confirmedAt: at('09:30:01') },
}

export const stocking: OrderEvent = { type: 'stocking-started', data: { startedAt: at('10:00:00') } }
export const testing: OrderEvent = { type: 'testing-started', data: { startedAt: at('11:00:00') } }

export const shipped: OrderShipped = {
  type: 'order-shipped',
  data: {
    carrier: 'Northway Express',
    trackingNumber: 'NW48201173906',
    shippedAt: at('12:00:00'),
    lines: [headerQuantity],
    madeToOrder: [],
  },
}

/** The first of two parcels, with a part of the only line. */
export const firstParcel: ParcelShipped = {
  type: 'parcel-shipped',
  data: {
    carrier: 'Northway Express',
    trackingNumber: 'NW48201173906',
    lines: [{ productId: header.productId, quantity: 100 }],
    madeToOrder: [],
    parcelNo: 1,
    handedOverAt: at('12:00:00'),
  },
}

/** The rest of it, after `firstParcel`. */
export const lastParcel: OrderShipped = {
  type: 'order-shipped',
  data: {
    carrier: 'Northway Express',
    trackingNumber: 'NW48201173914',
    lines: [{ productId: header.productId, quantity: 150 }],
    madeToOrder: [],
    parcelNo: 2,
    shippedAt: at('12:30:00'),
  },
}

export const firstParcelReceived: OrderEvent = {
  type: 'parcel-received',
  data: { parcelNo: 1, receivedAt: at('12:50:00') },
}

export const completed: OrderEvent = { type: 'order-completed', data: { by: 'buyer', completedAt: at('13:00:00') } }

export const cancelledFor = (reason: CancelReason): OrderEvent => ({
  type: 'order-cancelled',
  data: { reason, lines: [headerQuantity], cancelledAt: at('09:40:00') },
})

export const payable: OrderEvent[] = [placed, reserved]
export const paid: OrderEvent[] = [placed, reserved, attemptStarted, captured, confirmed]
export const inTesting: OrderEvent[] = [...paid, stocking, testing]
