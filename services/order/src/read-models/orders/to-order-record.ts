import type { LatePaymentRow, OrderRecord, RefundRecord } from '@pinline/contracts/order/order/orders-resource'
import { allowedToStaff } from '../../domain/order/allowed-commands.ts'
import { refundableAmount } from '../../domain/order/refundable.ts'
import { toOrderRow, untracked, type VersionedOrder } from './to-order-row.ts'

/** Refunds as staff see them, with what was written about each, in the same order. */
export const refundsOf = (row: VersionedOrder, notes: readonly (string | null)[]): RefundRecord[] =>
  row.refunds.map(({ noteRef: _, lines, ...refund }, index) => ({
    ...refund,
    lines: [...lines],
    note: notes[index] ?? null,
  }))

const refundableOf = (row: VersionedOrder): OrderRecord['refundable'] =>
  refundableAmount(
    row,
    row.captures.find(({ outcome }) => outcome === 'confirmed'),
  )

/** Late payments with what staff wrote about each, in the same order. */
export const latePaymentsOf = (row: VersionedOrder, notes: readonly (string | null)[]): LatePaymentRow[] =>
  row.latePayments.map(({ captureId, settledAt }, index) => ({ captureId, settledAt, note: notes[index] ?? null }))

const withoutTracking = (row: VersionedOrder, poNumber: string | null) => {
  const order = toOrderRow(row, new Map(), poNumber)
  return { ...order, parcels: order.parcels.map((parcel) => ({ ...parcel, ...untracked })) }
}

/** A row of the console's list, without what only the single record holds. */
export const toOrderRecord = (row: VersionedOrder, poNumber: string | null): OrderRecord => ({
  ...withoutTracking(row, poNumber),
  id: row.orderNo,
  buyerId: row.buyerId,
  allowedCommands: allowedToStaff(row, refundableOf(row)),
  contact: null,
  deliverTo: null,
  remark: null,
  note: null,
  heldSharePercent: row.heldSharePercent,
  wallet: row.wallet,
  attempts: [],
  captures: [],
  refundable: refundableOf(row),
  refunds: refundsOf(row, []),
  latePayments: latePaymentsOf(row, []),
  picks: [],
  tests: [],
  notes: [],
  signatures: [],
  logistics: [],
  timeline: [],
})
