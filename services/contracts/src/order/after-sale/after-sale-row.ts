import { afterSaleNo, fileId, orderNumber, productId } from '@pinline/events/ids'
import { money, unitPrice } from '@pinline/events/money'
import { afterSaleKind, afterSaleReason } from '@pinline/events/order/after-sale-kind'
import { returnedCondition } from '@pinline/events/order/after-sale-received'
import { z } from 'zod'
import { shopPath } from '../../api/web-url.ts'
import { documentUrl } from '../document/order-document.ts'
import { drawing } from '../order/part.ts'
import { afterSaleStatus } from './after-sale-status.ts'

/** Commands that a buyer can give on their request, by the names of their calls. */
export const buyerAfterSaleCommand = z.enum(['cancel-after-sale', 'add-after-sale-message'])

/** One request of a list. */
export const afterSaleRow = z.object({
  afterSaleNo,
  orderNo: orderNumber,
  productId,
  model: z.string(),
  manufacturer: z.string(),
  /** In the reader's language; null if the catalogue did not respond in time. */
  name: z.string().nullable(),
  drawing: drawing.nullable(),
  kind: afterSaleKind,
  reason: afterSaleReason,
  quantity: z.int(),
  specialHandling: z.boolean(),
  openedPackage: z.boolean(),
  /** Transport damage reported later than 48 hours after delivery. */
  late: z.boolean(),
  custom: z.boolean(),
  status: afterSaleStatus,
  createdAt: z.iso.datetime(),
  /** When staff have to have answered. */
  answerBy: z.iso.datetime(),
  files: z.int(),
  messages: z.int(),
  /** What is paid back, as staff decided; null until then. `refused`: another amount is to be decided on. */
  refund: z.object({ amount: money, state: z.enum(['requested', 'refused', 'completed']) }).nullable(),
  version: z.int(),
})
export type AfterSaleRow = z.infer<typeof afterSaleRow>

export const afterSaleFile = z.object({ id: fileId, url: shopPath })
export type AfterSaleFile = z.infer<typeof afterSaleFile>

/** Null texts are erased. */
export const afterSaleMessageRow = z.object({
  from: z.enum(['buyer', 'staff']),
  text: z.string().nullable(),
  files: z.array(afterSaleFile),
  at: z.iso.datetime(),
})
export type AfterSaleMessageRow = z.infer<typeof afterSaleMessageRow>

/** When each step was reached; null: not yet, or never. */
export const afterSaleSteps = z.object({
  submittedAt: z.iso.datetime(),
  approvedAt: z.iso.datetime().nullable(),
  rejectedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  replacedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
})
export type AfterSaleSteps = z.infer<typeof afterSaleSteps>

/**
 * `requested`: waiting for the stock; `reserved`: ready to be sent; `refused`: only `available` pieces were free; `sent` with
 * carrier and number. From the sending on it is a parcel of the order.
 */
export const afterSaleReplacement = z.object({
  quantity: z.int(),
  fromStock: z.boolean(),
  state: z.enum(['requested', 'reserved', 'refused', 'sent']),
  available: z.int().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
})

/** One request in full, for its buyer and for staff. */
export const afterSaleDetail = afterSaleRow.omit({ files: true, messages: true }).extend({
  unitPrice,
  deliveredAt: z.iso.datetime(),
  note: z.string().nullable(),
  files: z.array(afterSaleFile),
  messages: z.array(afterSaleMessageRow),
  steps: afterSaleSteps,
  /** Whether the pieces have to come back; null until it is approved. */
  returnRequired: z.boolean().nullable(),
  /** When the pieces are to be back; null without a date. */
  returnBy: z.iso.datetime().nullable(),
  /** Why it was cancelled; null: by its buyer, or not at all. */
  cancelReason: z.enum(['not-returned']).nullable(),
  /** Address and instructions for the return. */
  instructions: z.string().nullable(),
  /** A slip to print and put into the parcel, as PDF; null unless pieces are to come back. */
  returnSlipUrl: documentUrl.nullable(),
  rejectionReason: z.string().nullable(),
  received: z.object({ condition: returnedCondition, toStock: z.int(), toScrap: z.int() }).nullable(),
  /** Pieces that are sent to the buyer; null until staff decide so. */
  replacement: afterSaleReplacement.nullable(),
})

export const buyerAfterSaleDetail = afterSaleDetail.extend({ allowedCommands: z.array(buyerAfterSaleCommand) })
export type BuyerAfterSaleDetail = z.infer<typeof buyerAfterSaleDetail>
export type AfterSaleDetail = z.infer<typeof afterSaleDetail>
