import type { PurchaseOrderToPrint } from '@pinline/contracts/catalogue/purchase-order/get-purchase-order-to-print'
import type { PickList } from '@pinline/contracts/order/picking/list-picks'
import {
  afterSaleNo,
  buyerId,
  orderNumber,
  productId,
  purchaseOrderId,
  quotationNo,
  vaultReference,
} from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import { documentNumber } from '@pinline/events/order/document-kind'
import type { OrderLine } from '@pinline/events/order/order-line'
import type { VersionedAfterSale } from '../../read-models/after-sales/after-sales.query.ts'
import type { VersionedOrder } from '../../read-models/orders/to-order-row.ts'
import type { QuotationViewRow } from '../../read-models/quotations/quotations.model.ts'
import type { RecordedTest } from '../test-report.ts'

const usd = (minor: number): Money => ({ minor, currency: 'USD' })
const at = (day: number): string => `2026-01-${String(day).padStart(2, '0')}T09:00:00.000Z`

const orderNo = orderNumber.parse('2601120000006')
const buyer = buyerId.parse('b-0000000000000000')
const addressRef = vaultReference.parse('address-a-0000000000@1')

const header: OrderLine = {
  productId: productId.parse('p-0000000000000001'),
  model: 'SAMPLE-1000',
  manufacturer: 'Sample Connectors',
  quantity: 250,
  unitPrice: { amount: 4039, scale: 4, currency: 'USD' },
  lineTotal: usd(10_098),
  weightGrams: 2,
  custom: false,
}
const socket: OrderLine = {
  ...header,
  productId: productId.parse('p-0000000000000002'),
  model: 'SAMPLE-2040',
  quantity: 40,
  unitPrice: { amount: 16_838, scale: 4, currency: 'USD' },
  lineTotal: usd(6735),
  weightGrams: 8.1,
}

/** A shipped order that is not in the store: two lines, a parcel and an invoice. */
export const sampleOrder: VersionedOrder = {
  ...{ orderNo, buyerId: buyer, status: 'shipped', stock: 'reserved', listed: true, cancelReason: null },
  ...{ lines: [header, socket], cancelledLines: [], goodsTotal: usd(16_833), freight: usd(2460) },
  ...{ total: usd(19_293), payable: usd(19_293), payableRate: null, wallet: 'simulator', weightGrams: 824 },
  ...{ currency: 'USD', rate: '1', shippingMethod: 'standard', addressRef, deliveryChanges: 0 },
  ...{ remarkRef: null, noteRef: null },
  ...{ poNumberRef: null, poNumber: null, placedAt: at(12), payBefore: at(13), confirmedAt: at(12) },
  ...{
    stockingAt: at(13),
    testingAt: at(14),
    testedAt: at(14),
    shippedAt: at(15),
    completedAt: null,
    cancelledAt: null,
  },
  ...{ carrier: 'Sample Express', trackingNumber: 'SE0000000001', attempts: [], captures: [], latePayments: [] },
  ...{ heldSharePercent: null, hasOpenAttempt: false, openAttemptExpiresAt: null, hasOpenRefund: false },
  ...{ hasLatePayment: false, totalBase: 19_293, pieces: 290, version: 1 },
  parcels: [
    {
      ...{ parcelNo: 1, carrier: 'Sample Express', trackingNumber: 'SE0000000001', shippedAt: at(15) },
      ...{ madeToOrder: [], receivedAt: null, entries: [], weightGrams: 1100 },
      sizeMm: { lengthMm: 300, widthMm: 200, heightMm: 120 },
      lines: [
        { productId: header.productId, quantity: header.quantity },
        { productId: socket.productId, quantity: socket.quantity },
      ],
    },
  ],
  refunds: [],
  invoice: {
    number: documentNumber.parse('INV-2026-000000'),
    sellerVersion: 0,
    partyRef: addressRef,
    issuedAt: at(15),
  },
  creditNotes: [],
  signatures: [],
}

/** Tests of its lines. */
export const sampleTests: readonly RecordedTest[] = [
  { productId: header.productId, method: 'visual', sampleSize: 25, passed: true, testedAt: at(14) },
  { productId: header.productId, method: 'pull-force', sampleSize: 5, passed: true, testedAt: at(14) },
  { productId: socket.productId, method: 'continuity', sampleSize: 10, passed: true, testedAt: at(14) },
]

/** A quotation that was requested and answered. */
export const sampleQuotation: QuotationViewRow = {
  ...{ quotationNo: quotationNo.parse('Q2601120000006'), buyerId: buyer, status: 'answered', currency: 'USD' },
  ...{ freightZone: 'europe', requestedAt: at(10), answerBy: null, validUntil: at(31), remindAt: null, callOffs: [] },
  lines: [header, socket].map(({ productId, model, manufacturer, quantity }) => ({
    ...{ productId, model, manufacturer, quantity },
  })),
  rounds: [
    { textRef: null, at: at(10), answer: null },
    {
      ...{ textRef: null, at: at(11) },
      answer: {
        prices: [header, socket].map(({ productId, unitPrice }) => ({ productId, unitPrice, leadTimeDays: 14 })),
        ...{ freight: usd(2460), shippingMethod: 'standard', validUntil: at(31) },
      },
    },
  ],
}

/** An approved request whose pieces are on their way back. */
export const sampleAfterSale: VersionedAfterSale = {
  ...{ afterSaleNo: afterSaleNo.parse(`${orderNo}-1`), orderNo, buyerId: buyer, status: 'approved', kind: 'return' },
  ...{ reason: 'wrong-part', productId: header.productId, model: header.model, manufacturer: header.manufacturer },
  ...{ custom: false, unitPrice: header.unitPrice, quantity: 50, specialHandling: false, openedPackage: false },
  ...{ late: false, noteRef: null, fileIds: [], deliveredAt: at(18), submittedAt: at(19), answerBy: at(26) },
  ...{ approvedAt: at(20), rejectedAt: null, cancelledAt: null, receivedAt: null, refundedAt: null, replacedAt: null },
  ...{ closedAt: null, cancelReason: null, returnRequired: true, returnBy: at(31), dueAt: null, version: 2 },
  ...{ instructionsRef: null, rejectionRef: null, received: null, refund: null, replacement: null, messages: [] },
  ...{ assignee: null, history: [] },
}

/** Two lines to pick. */
export const samplePicks: PickList = {
  rows: [header, socket].map(({ productId, model, manufacturer, custom, quantity }, place) => ({
    ...{ orderNo, productId, model, manufacturer, custom, quantity, pick: null },
    ...{ bin: `A-0${place + 1}-03`, binVersion: 1 },
  })),
  more: false,
}

/** Two lines ordered from a supplier at the prices that were agreed. */
export const samplePurchaseOrder: PurchaseOrderToPrint = {
  ...{ id: purchaseOrderId.parse('po-0000000000000001'), supplier: 'Sample Connectors', reference: '4500000001' },
  placedAt: at(5),
  record: {
    ...{ number: '70001', vatNumber: 'DE123456789', company: 'Sample Connectors GmbH', street: 'Hafenstr. 4' },
    ...{ city: 'Kiel', postcode: '24103', region: '', country: 'DE', currency: 'EUR', language: 'de' },
    ...{ paymentTerms: '30 days net', contactName: 'Ada Lovelace', email: 'sales@example.com', phone: '' },
  },
  lines: [header, socket].map(({ model, manufacturer, quantity }) => ({
    ...{ model, manufacturer, quantity: quantity * 10, expectedOn: '2026-01-26' },
    unitCost: { amount: 1180, scale: 4, currency: 'EUR' },
  })),
}
