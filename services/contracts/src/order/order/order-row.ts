import { orderNumber, productId } from '@pinline/events/ids'
import { currencyCode, money, unitPrice } from '@pinline/events/money'
import { dateRange } from '@pinline/events/order/delivery-dates'
import { cancelReason } from '@pinline/events/order/order-cancelled'
import { lineQuantity } from '@pinline/events/order/order-line'
import { orderTax } from '@pinline/events/order/order-tax'
import { attemptId } from '@pinline/events/order/payment-ids'
import { refundReason } from '@pinline/events/order/refund-reason'
import { shipmentPlan } from '@pinline/events/order/shipment-plan'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { walletKind } from '@pinline/events/order/wallet-kind'
import { z } from 'zod'
import { buyerOrderCommand } from './allowed-commands.ts'
import { deliverTo } from './deliver-to.ts'
import { orderStatus } from './order-status.ts'
import { logisticsEntry, parcelRow, trackedParcel } from './parcel-row.ts'
import { drawing } from './part.ts'

export const orderLineRow = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  /** In the reader's language; null if the catalogue did not respond in time. */
  name: z.string().nullable(),
  /** As it was ordered. */
  quantity: z.int(),
  /** Of these, pieces that were cancelled and refunded. */
  cancelled: z.int().nonnegative(),
  unitPrice,
  lineTotal: money,
  /** Per piece, grams. */
  weightGrams: z.number(),
  custom: z.boolean(),
  /** When the line would leave the warehouse alone, as kept with the order; absent for early orders. */
  ships: dateRange.optional(),
  /** Pieces that can be ordered now. */
  available: z.int().nullable(),
  drawing: drawing.nullable(),
})
export type OrderLineRow = z.infer<typeof orderLineRow>

/** When each step was reached; null: not yet, or never. */
export const orderSteps = z.object({
  placedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  stockingAt: z.iso.datetime().nullable(),
  testingAt: z.iso.datetime().nullable(),
  shippedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
})
export type OrderSteps = z.infer<typeof orderSteps>

/** A refund. `failed`: the wallet could not refund yet; staff take care of it. */
export const refundRow = z.object({
  /** In the currency that was paid. */
  amount: money,
  /** A part in the order's currency; null for the rest of a payment. */
  orderAmount: money.nullable(),
  reason: refundReason,
  /** The lines that a part is for. */
  lines: z.array(lineQuantity),
  state: z.enum(['requested', 'completed', 'failed']),
  requestedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})
export type RefundRow = z.infer<typeof refundRow>

/** One order of a list. */
export const orderRow = z.object({
  orderNo: orderNumber,
  status: orderStatus,
  /** True while the stock of a new order is still being checked: it cannot be paid yet. */
  checkingStock: z.boolean(),
  cancelReason: cancelReason.nullable(),
  lines: z.array(orderLineRow),
  /** Without cancelled ones. */
  pieces: z.int(),
  goodsTotal: money,
  freight: money,
  /** The shipments of an order that is sent as ready, as its delivery is now; absent for one that is sent together. */
  shipmentPlan: shipmentPlan.optional(),
  /** On goods and freight, as fixed with the order; absent where the seller charges none. */
  tax: orderTax.optional(),
  total: money,
  /** The payable amount: the total, or its conversion when the order was placed. */
  payable: money,
  /** Units of the payable's currency for one of the order's; null where both are the same. */
  payableRate: z.string().nullable(),
  /** The payment that confirmed it; null if there is none. */
  paid: z.object({ amount: money, at: z.iso.datetime() }).nullable(),
  /** What is left of that payment after its completed refunds; null if there is none. */
  stillPaid: money.nullable(),
  /** Sum of completed refunds in the payable's currency; those in another currency are in `refunds` only. */
  refunded: money,
  /** Oldest first. */
  refunds: z.array(refundRow),
  currency: currencyCode,
  rate: z.string(),
  weightGrams: z.int(),
  shippingMethod,
  /** When the address or the method was last changed; null if it is as placed. */
  deliveryChangedAt: z.iso.datetime().nullable(),
  /**
   * Earliest and latest day at the door: as the order was placed, from its shipping on by the carrier's days. Absent
   * for early orders, and once it is received or cancelled.
   */
  arrives: dateRange.optional(),
  /** Payment method; null until paid. */
  paymentMethod: z.enum(['wallet']).nullable(),
  poNumber: z.string().nullable(),
  paymentDeadline: z.iso.datetime(),
  steps: orderSteps,
  /** What was handed to carriers, by number. */
  parcels: z.array(parcelRow),
  /** What no parcel has yet and is not cancelled, one entry a product; empty once it is shipped or cancelled. */
  openLines: z.array(lineQuantity),
  /** Express company and number of the latest parcel; null before the first. */
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The commands that its buyer can give now. */
  allowedCommands: z.array(buyerOrderCommand),
  /** The stream's version of this row; staff commands send it back. */
  version: z.int(),
})
export type OrderRow = z.infer<typeof orderRow>

export const paymentAttemptRow = z.object({
  attemptId,
  status: z.enum(['open', 'closed', 'captured']),
  amount: money,
  /** Null if it was recorded before there were two wallets. */
  wallet: walletKind.nullable(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Why it was closed. */
  reason: z.string().nullable(),
})
export type PaymentAttemptRow = z.infer<typeof paymentAttemptRow>

/** One order in full, for its buyer. */
export const orderDetail = orderRow.extend({
  /** Null if the address was erased, or account did not respond in time. */
  deliverTo: deliverTo.nullable(),
  remark: z.string().nullable(),
  parcels: z.array(trackedParcel),
  /** Tracking entries of all parcels, newest first. */
  logistics: z.array(logisticsEntry),
  serverNow: z.iso.datetime(),
})
export type OrderDetail = z.infer<typeof orderDetail>
