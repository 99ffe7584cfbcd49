import { fold } from '@pinline/chassis/domain/decider'
import { type ErrorCode, isRejection } from '@pinline/contracts/api/error-codes'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { describe, expect, it } from 'vitest'
import * as sample from './order.fixtures.ts'
import { type OrderCommand, orderDecider } from './order-decider.ts'
import { refundIdOf } from './refund.ts'
import { refundCapture } from './refund-rest.ts'

const { at, paid, payable, placed, stocking, inTesting, shipped, completed } = sample
const lateCapture = sample.secondCapture
const amount = sample.usd(12_558)

/** A payment after the cancellation, whose refund has failed. */
const late: readonly OrderEvent[] = [
  {
    type: 'payment-captured',
    data: { attemptId: sample.secondAttempt, captureId: lateCapture, amount, capturedAt: at('09:49:00') },
  },
  refundCapture({ captureId: lateCapture, amount }, 'paid-after-cancellation', at('09:50:00')),
  { type: 'refund-failed', data: { refundId: refundIdOf(lateCapture), code: 'abnormal', failedAt: at('09:51:00') } },
]

/** A life up to each status; the columns of the table below. */
const lives: readonly (readonly [string, readonly OrderEvent[]])[] = [
  ['new', []],
  ['pending, its stock being checked', [placed]],
  ['pending', payable],
  ['pending with a code open', [...payable, sample.attemptStarted]],
  ['confirmed', paid],
  ['stocking', [...paid, stocking]],
  ['testing', inTesting],
  ['shipped', [...inTesting, shipped]],
  ['completed', [...inTesting, shipped, completed]],
  ['cancelled and paid late', [...payable, sample.cancelledFor('buyer'), ...late]],
]

/** The types of what is recorded, or nothing, or the code of the refusal. */
type Outcome = readonly OrderEvent['type'][] | ErrorCode

const noEvents: Outcome = []
const none: Outcome = 'order-not-found'
const no: Outcome = 'transition-not-allowed'
const other: Outcome = 'version-conflict'
const returned: Outcome = ['payment-captured', 'refund-requested']
const cancelled: Outcome = ['order-cancelled']
const repaid: Outcome = ['order-cancelled', 'refund-requested']
const paidAlready: Outcome = 'payment-already-made'
const contactStaff: Outcome = 'contact-account-manager'
const tooLate: Outcome = 'delivery-not-changeable'
const noRefund: Outcome = 'refund-not-found'
const tooMuch: Outcome = 'refund-exceeds-captured'
const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome)

const now = at('14:00:00')
const refundId = refundIdOf(lateCapture)
const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906', madeToOrderReady: false }
const delivery = {
  basedOn: {
    addressRef: sample.placing.addressRef,
    shippingMethod: 'standard',
    weightGrams: sample.placed.data.weightGrams,
  },
  ...{ addressRef: 'address-a-0123456789@4', shippingMethod: 'standard', freight: null, taxedAlike: true },
  ...{ difference: 0, waived: false, refundKey: sample.firstKey },
}
const capturedAt = at('13:59:00')
const newCapture = { attemptId: sample.secondAttempt, captureId: 'cap-3333', amount, capturedAt }

const table: readonly (readonly [string, object, readonly Outcome[]])[] = [
  ['place-order', { ...sample.placing, placementId: 'request-other' }, [['order-placed'], ...times(9, other)]],
  ['record-stock-reserved', { sharePercent: 12 }, [none, ['stock-reserved'], ...times(8, noEvents)]],
  ['record-stock-refused', { refused: [] }, [none, cancelled, ...times(8, noEvents)]],
  [
    'start-payment-attempt',
    { attemptId: sample.secondAttempt, expiresAt: at('14:15:00') },
    [none, 'still-being-placed', ['payment-attempt-started'], other, ...times(5, paidAlready), 'payment-not-possible'],
  ],
  [
    'close-payment-attempt',
    { attemptId: sample.firstAttempt, reason: 'replaced' },
    [none, noEvents, noEvents, ['payment-attempt-closed'], ...times(6, noEvents)],
  ],
  [
    'capture-payment',
    newCapture,
    [none, returned, ...times(2, ['payment-captured', 'order-confirmed']), ...times(6, returned)],
  ],
  [
    'cancel-order by its buyer',
    { by: 'buyer' },
    [none, cancelled, cancelled, other, ...times(5, contactStaff), noEvents],
  ],
  [
    'cancel-order by staff',
    { by: 'staff' },
    [none, cancelled, cancelled, other, repaid, repaid, ...times(3, no), noEvents],
  ],
  [
    'cancel-lines',
    { refundKey: sample.firstKey, lines: [{ ...sample.headerQuantity, quantity: 50 }] },
    [none, ...times(3, no), ...times(2, ['lines-cancelled', 'partial-refund-requested']), ...times(4, no)],
  ],
  [
    'change-delivery by its buyer',
    { ...delivery, by: 'buyer' },
    [none, ...times(4, ['delivery-changed']), ...times(2, contactStaff), ...times(3, tooLate)],
  ],
  [
    'change-delivery by staff',
    { ...delivery, by: 'staff' },
    [none, ...times(6, ['delivery-changed']), ...times(3, tooLate)],
  ],
  ['expire-order before its deadline', {}, [none, ...times(3, no), ...times(6, noEvents)]],
  [
    'expire-order at its deadline',
    { now: sample.placing.paymentDeadline },
    [none, cancelled, cancelled, other, ...times(6, noEvents)],
  ],
  ['start-stocking', {}, [none, ...times(3, no), ['stocking-started'], noEvents, ...times(4, no)]],
  ['start-testing', {}, [none, ...times(4, no), ['testing-started'], noEvents, ...times(3, no)]],
  [
    'record-pick',
    { productId: sample.header.productId, picked: 250, short: 0, lot: null },
    [none, ...times(4, no), ...times(2, ['line-picked']), ...times(3, no)],
  ],
  [
    'record-test',
    { productId: sample.header.productId, method: 'visual', sampleSize: 5, passed: true },
    [none, ...times(5, no), ['line-tested'], ...times(3, no)],
  ],
  ['ship-order', parcel, [none, ...times(5, no), ['order-shipped'], noEvents, no, no]],
  [
    'ship-order in another parcel',
    { ...parcel, trackingNumber: 'NW2' },
    [none, ...times(5, no), ['order-shipped'], ...times(3, no)],
  ],
  [
    'ship-parcel',
    { ...parcel, lines: [sample.headerQuantity] },
    [none, ...times(5, no), ['order-shipped'], noEvents, noEvents, no],
  ],
  [
    'ship-parcel with a part',
    { ...parcel, trackingNumber: 'NW2', lines: [{ ...sample.headerQuantity, quantity: 1 }] },
    [none, ...times(5, no), ['parcel-shipped'], ...times(3, no)],
  ],
  [
    'record-replacement-parcel',
    {
      ...{ afterSaleNo: `${sample.placing.orderNo}-1`, carrier: 'Northway Express', trackingNumber: 'NW9' },
      ...{ lines: [sample.headerQuantity], madeToOrder: [] },
    },
    [none, ...times(9, ['replacement-shipped'])],
  ],
  [
    'confirm-parcel-receipt',
    { parcelNo: 1 },
    [none, ...times(6, 'parcel-not-found'), ['parcel-received', 'order-completed'], noEvents, 'parcel-not-found'],
  ],
  [
    'add-tracking-entry',
    { parcelNo: 1, entryId: '0'.repeat(24), at: now, contentRef: `tracking-${sample.placing.orderNo}@1` },
    [none, ...times(6, 'parcel-not-found'), ...times(2, ['tracking-entry-added']), 'parcel-not-found'],
  ],
  [
    'remove-tracking-entry',
    { parcelNo: 1, entryId: '0'.repeat(24) },
    [none, ...times(6, 'parcel-not-found'), ...times(2, 'tracking-entry-not-found'), 'parcel-not-found'],
  ],
  ['confirm-receipt', { by: 'buyer' }, [none, ...times(6, no), ['order-completed'], noEvents, no]],
  ['complete-refund', { refundId }, [none, ...times(8, noRefund), ['refund-completed']]],
  ['fail-refund', { refundId, code: 'closed' }, [none, ...times(8, noRefund), noEvents]],
  ['retry-refund', { refundId }, [none, ...times(8, noRefund), ['refund-retried']]],
  [
    'request-refund',
    { refundKey: sample.firstKey, amount: sample.usd(500), reason: 'goodwill' },
    [none, ...times(3, tooMuch), ...times(5, ['partial-refund-requested']), tooMuch],
  ],
  ['request-missing-refunds', {}, [none, ...times(9, noEvents)]],
  [
    'add-order-note',
    { noteRef: `note-${sample.placing.orderNo}@1`, mentions: [] },
    [none, ...times(9, ['order-note-added'])],
  ],
  [
    'sign-document',
    {
      ...{ document: 'packing-slip', parcelNo: 1, signedBy: 's-0123456789' },
      signatureRef: `signature-${sample.placing.orderNo}@1`,
    },
    [none, ...times(6, 'document-not-found'), ...times(2, ['document-signed']), 'document-not-found'],
  ],
  ['revoke-signature', { signatureNo: 1 }, [none, ...times(9, 'signature-not-found')]],
  ['erase-po-number', {}, [none, ...times(9, noEvents)]],
  [
    'record-invoice',
    { number: 'INV-2026-000001', sellerVersion: 0, partyRef: `invoice-${sample.placing.orderNo}@1` },
    [none, ...times(6, no), ['invoice-issued'], ['invoice-issued'], no],
  ],
  ['record-credit-note', { number: 'CN-2026-000001', refundId, sellerVersion: 0 }, [none, ...times(9, no)]],
  ['resolve-late-payment', { captureId: lateCapture }, [none, ...times(8, 'not-found'), ['late-payment-settled']]],
]

const decided = (events: readonly OrderEvent[], name: string, fields: object): Outcome => {
  const [type = ''] = name.split(' ')
  const command = { now, ...fields, type } as OrderCommand
  const decision = orderDecider.decide(fold(orderDecider, events), command)
  if (isRejection(decision)) return decision.code
  for (const event of decision) expect(orderDecider.eventSchema.parse(event)).toEqual(event)
  return decision.map((event) => event.type)
}

describe.each(table)('%s', (name, fields, outcomes) => {
  it('has an outcome for each status', () => expect(outcomes).toHaveLength(lives.length))
  it.each(lives.map(([life, events], column) => [life, events, outcomes[column]] as const))(
    '%s',
    (_, events, outcome) => expect(decided(events, name, fields)).toEqual(outcome),
  )
})
