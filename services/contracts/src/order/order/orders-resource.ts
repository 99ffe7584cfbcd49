import { buyerId, orderNumber } from '@pinline/events/ids'
import { money } from '@pinline/events/money'
import { linePicked } from '@pinline/events/order/line-picked'
import { lineTested } from '@pinline/events/order/line-tested'
import { attemptId, captureId, refundId } from '@pinline/events/order/payment-ids'
import { refundFailure } from '@pinline/events/order/refund-failed'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { walletKind } from '@pinline/events/order/wallet-kind'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { dateCondition, numberCondition } from '../../api/condition.ts'
import { cleanedText } from '../../api/text.ts'
import { signatureRow } from '../signature/signature-fields.ts'
import { staffOrderCommand } from './allowed-commands.ts'
import { deliverTo } from './deliver-to.ts'
import { orderRow, paymentAttemptRow, refundRow } from './order-row.ts'
import { orderStatus } from './order-status.ts'
import { logisticsEntry, staffTrackedParcel } from './parcel-row.ts'

/** One event of an order with what caused it, for staff. */
export const timelineEntry = z.object({
  sequence: z.int(),
  /** The event's type, e.g. `payment-captured`. */
  type: z.string(),
  at: z.iso.datetime(),
  actor: z.object({ kind: z.enum(['visitor', 'buyer', 'staff', 'service']), id: z.string().nullable() }),
  correlationId: z.string(),
  causationId: z.string(),
  /** The command that was decided on, e.g. `cancel-order`; null for events of earlier releases. */
  command: z.string().nullable(),
  /** Data of the event; it never contains personal data. */
  data: z.record(z.string(), z.unknown()),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** Money that the wallet took: it `confirmed` the order, or was `refunded` at once; null until that is recorded. */
export const captureRow = z.object({
  captureId,
  attemptId,
  amount: money,
  capturedAt: z.iso.datetime(),
  outcome: z.enum(['confirmed', 'refunded']).nullable(),
})
export type CaptureRow = z.infer<typeof captureRow>

export const refundRecord = refundRow.extend({
  refundId,
  captureId,
  /** Why the wallet gave nothing back, while it is failed. */
  failure: refundFailure.nullable(),
  /** The after-sales request that it is for. */
  afterSaleRef: z.string().nullable(),
  /** Note by staff; set in the single record. */
  note: z.string().nullable(),
})
export type RefundRecord = z.infer<typeof refundRecord>

/** A payment after the order's cancellation: it is refunded automatically, and staff write to its buyer. */
export const latePaymentRow = z.object({
  captureId,
  settledAt: z.iso.datetime().nullable(),
  /** Note by staff; set in the single record. */
  note: z.string().nullable(),
})
export type LatePaymentRow = z.infer<typeof latePaymentRow>

/** A note of staff; null text: erased with its buyer. */
export const orderNoteRow = z.object({
  /** Of its event in the order's stream. */
  sequence: z.int(),
  text: z.string().nullable(),
  at: z.iso.datetime(),
  actor: timelineEntry.shape.actor,
})
export type OrderNoteRow = z.infer<typeof orderNoteRow>

const byWhom = { at: z.iso.datetime(), actor: timelineEntry.shape.actor }

/** What was recorded of lines while the order was prepared and tested. */
export const lineRecords = z.object({
  /** The latest of each line. */
  picks: z.array(linePicked.shape.data.omit({ pickedAt: true }).extend(byWhom)),
  /** Oldest first. */
  tests: z.array(lineTested.shape.data.omit({ testedAt: true }).extend({ sequence: z.int(), ...byWhom })),
})
export type LineRecords = z.infer<typeof lineRecords>

/** An order as the console shows it. What follows `allowedCommands` is filled in the single record only. */
export const orderRecord = orderRow.extend({
  id: orderNumber,
  buyerId,
  /** The commands that staff can give now, regardless of the role's permissions. */
  allowedCommands: z.array(staffOrderCommand),
  /** The person behind the order; filled in the single record. */
  contact: z
    .object({ email: z.string().nullable(), phone: z.string().nullable(), name: z.string().nullable() })
    .nullable(),
  deliverTo: deliverTo.nullable(),
  remark: z.string().nullable(),
  /** Note by staff on the cancellation; not visible to the buyer. */
  note: z.string().nullable(),
  /** Largest share of a product's free stock that its buyer's unpaid orders hold, in percent; null if it is paid or over. */
  heldSharePercent: z.int().nullable(),
  /** The wallet of its payments; null if it was placed before there were two. */
  wallet: walletKind.nullable(),
  attempts: z.array(paymentAttemptRow),
  captures: z.array(captureRow),
  /** What of its payment can still be refunded, in the order's currency. */
  refundable: money,
  refunds: z.array(refundRecord),
  latePayments: z.array(latePaymentRow),
  /** Filled in the single record only. */
  ...lineRecords.shape,
  /** Oldest first. */
  notes: z.array(orderNoteRow),
  /** Of staff on its documents, oldest first; filled in the single record only. */
  signatures: z.array(signatureRow),
  /** Their tracking is filled in the single record only. */
  parcels: z.array(staffTrackedParcel),
  logistics: z.array(logisticsEntry),
  timeline: z.array(timelineEntry),
})
export type OrderRecord = z.infer<typeof orderRecord>

/** What the console filters orders by. */
export const orderFilter = z.object({
  /** An order number or its beginning. */
  q: cleanedText(40).optional(),
  status: z.union([orderStatus, z.array(orderStatus).min(1)]).optional(),
  buyerId: buyerId.optional(),
  /** Order times, both included. */
  placedFrom: z.iso.datetime().optional(),
  placedTo: z.iso.datetime().optional(),
  shippingMethod: shippingMethod.optional(),
  /** With a refund that is not through, failed ones included. */
  openRefund: z.literal(true).optional(),
  /** Paid after the cancellation, and not resolved with the buyer. */
  latePayment: z.literal(true).optional(),
  /** Unpaid, with a larger share of a product's free stock than the setting says. */
  largeHold: z.literal(true).optional(),
  /** Unpaid, with four hours or less until the payment deadline. */
  deadlineNear: z.literal(true).optional(),
  placedAt: dateCondition.optional(),
  /** Of unpaid orders only. */
  paymentDeadline: dateCondition.optional(),
  shippedAt: dateCondition.optional(),
  /** In US dollars, by the rate that the order was placed with. */
  total: numberCondition.optional(),
  /** Pieces that are not cancelled. */
  pieces: numberCondition.optional(),
  /** Of unpaid orders only. */
  heldSharePercent: numberCondition.optional(),
})
export type ConsoleOrderFilter = z.output<typeof orderFilter>

/** Orders of all buyers. The timeline is filled in the single record only. */
export const ordersResource = adminResource({
  name: 'orders',
  permission: 'orders.read',
  row: orderRecord,
  filter: orderFilter,
  countsTo: 10_000,
  /** With `q` the order is that of the numbers, unless they are one buyer's or owe money. */
  sorts: ['placedAt', 'orderNo'],
})
