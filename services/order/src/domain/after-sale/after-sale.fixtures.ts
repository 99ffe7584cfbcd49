import { afterSaleNo, buyerId, fileId, orderNumber, productId, vaultReference } from '@pinline/events/ids'
import type { AfterSaleApproved } from '@pinline/events/order/after-sale-approved'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import type { AfterSaleReceived } from '@pinline/events/order/after-sale-received'
import type { AfterSaleSubmitted } from '@pinline/events/order/after-sale-submitted'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { ApplyAfterSale } from './apply-after-sale.ts'

/** Fixed events for the specs: 40 of 250 delivered headers are to go back. */
export const day = (date: string): string => `2026-11-${date}T08:30:00.000Z`

export const returnedLine: OrderLine = {
  productId: productId.parse('p-00112233445566aa'),
  model: '43045-1000',
  manufacturer: 'Molex',
  quantity: 250,
  unitPrice: { amount: 4039, scale: 4, currency: 'USD' },
  lineTotal: { minor: 10_098, currency: 'USD' },
  weightGrams: 2,
  custom: false,
}

export const requestNo = afterSaleNo.parse('2611214073958-1')
export const textRef = (version: number) => vaultReference.parse(`after-sale-${requestNo}@${version}`)

export const applying: ApplyAfterSale = {
  type: 'apply-after-sale',
  afterSaleNo: requestNo,
  orderNo: orderNumber.parse('2611214073958'),
  buyerId: buyerId.parse('b-0123456789abcdef'),
  kind: 'return',
  reason: 'damaged',
  line: returnedLine,
  quantity: 40,
  left: 250,
  deliveredAt: day('24'),
  windowEndsAt: day('30'),
  windowDays: 6,
  reportDamageBy: day('26'),
  specialHandling: false,
  openedPackage: true,
  fileIds: [fileId.parse('f-0123456789abcdef')],
  now: day('25'),
  answerBy: '2026-12-02T08:30:00.000Z',
}

export const submitted: AfterSaleSubmitted = {
  type: 'after-sale-submitted',
  data: {
    afterSaleNo: requestNo,
    orderNo: applying.orderNo,
    buyerId: applying.buyerId,
    kind: 'return',
    reason: 'damaged',
    productId: returnedLine.productId,
    model: '43045-1000',
    manufacturer: 'Molex',
    custom: false,
    unitPrice: returnedLine.unitPrice,
    quantity: 40,
    specialHandling: false,
    openedPackage: true,
    late: false,
    fileIds: [...applying.fileIds],
    deliveredAt: day('24'),
    submittedAt: day('25'),
    answerBy: applying.answerBy,
  },
}

export const approved: AfterSaleApproved = {
  type: 'after-sale-approved',
  data: {
    returnRequired: true,
    instructionsRef: textRef(2),
    returnBy: '2026-12-26T08:30:00.000Z',
    remindAt: '2026-12-19T08:30:00.000Z',
    approvedAt: day('26'),
  },
}

export const approvedWithoutReturn: AfterSaleApproved = {
  type: 'after-sale-approved',
  data: { returnRequired: false, approvedAt: day('26') },
}

export const received: AfterSaleReceived = {
  type: 'after-sale-received',
  data: { productId: returnedLine.productId, condition: 'opened', toStock: 30, toScrap: 8, receivedAt: day('27') },
}

export const refundAmount = { minor: 1534, currency: 'USD' } as const

export const refundApproved: AfterSaleEvent = {
  type: 'after-sale-refund-approved',
  data: {
    orderNo: applying.orderNo,
    attempt: 1,
    amount: refundAmount,
    productId: returnedLine.productId,
    quantity: 38,
    approvedAt: day('28'),
  },
}

export const refundRefused: AfterSaleEvent = {
  type: 'after-sale-refund-refused',
  data: { attempt: 1, code: 'refund-exceeds-captured', refusedAt: day('28') },
}

export const refunded: AfterSaleEvent = {
  type: 'after-sale-refunded',
  data: { amount: refundAmount, refundedAt: day('29') },
}

export const replacementApproved: AfterSaleEvent = {
  type: 'after-sale-replacement-approved',
  data: {
    orderNo: applying.orderNo,
    attempt: 1,
    productId: returnedLine.productId,
    quantity: 38,
    fromStock: true,
    approvedAt: day('28'),
  },
}

export const replacementReserved: AfterSaleEvent = {
  type: 'after-sale-replacement-reserved',
  data: { attempt: 1, reservedAt: day('28') },
}

export const replacementRefused: AfterSaleEvent = {
  type: 'after-sale-replacement-refused',
  data: { attempt: 1, available: 12, refusedAt: day('28') },
}

export const replacementWithdrawn: AfterSaleEvent = {
  type: 'after-sale-replacement-withdrawn',
  data: { attempt: 1, productId: returnedLine.productId, quantity: 38, fromStock: true, withdrawnAt: day('28') },
}

/** As it was recorded before replacements were parcels. */
export const replaced: AfterSaleEvent = {
  type: 'after-sale-replaced',
  data: { quantity: 38, carrier: 'Northway Express', trackingNumber: 'NW48201173906', replacedAt: day('28') },
}

export const rejected: AfterSaleEvent = {
  type: 'after-sale-rejected',
  data: { reasonRef: textRef(3), rejectedAt: day('26') },
}

export const reminded: AfterSaleEvent = {
  type: 'after-sale-reminded',
  data: { returnBy: '2026-12-26T08:30:00.000Z', remindedAt: '2026-12-19T08:30:00.000Z' },
}

export const cancelled: AfterSaleEvent = { type: 'after-sale-cancelled', data: { cancelledAt: day('26') } }
export const closed: AfterSaleEvent = { type: 'after-sale-closed', data: { closedAt: day('30') } }

export const messageAdded: AfterSaleEvent = {
  type: 'after-sale-message-added',
  data: { from: 'buyer', messageRef: textRef(4), fileIds: [], addedAt: day('26') },
}
