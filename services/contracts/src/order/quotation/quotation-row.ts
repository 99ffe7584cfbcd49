import { buyerId, orderNumber, productId, quotationNo } from '@pinline/events/ids'
import { currencyCode, money, unitPrice } from '@pinline/events/money'
import { freightZone } from '@pinline/events/order/freight-zone'
import { offeredPrice } from '@pinline/events/order/quotation-line'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'
import { cleanedText } from '../../api/text.ts'

/** The statuses of a quotation, in their order. */
export const quotationStatuses = ['requested', 'answered', 'accepted', 'declined', 'expired'] as const
export const quotationStatus = z.enum(quotationStatuses)
export type QuotationStatus = z.infer<typeof quotationStatus>

/** A number as typed. One that cannot exist returns `quotation-not-found`, not a validation error. */
export const enteredQuotationNo = cleanedText(40).min(1)

/** Response of every command on a quotation: its new status. */
export const quotationChanged = z.object({ quotationNo, status: quotationStatus, version: z.int() })
export type QuotationChanged = z.infer<typeof quotationChanged>

/** Commands that a buyer can give on their quotation, by the names of their calls. */
export const buyerQuotationCommand = z.enum([
  'accept-quotation',
  'request-quotation-again',
  'decline-quotation',
  'call-off-quotation',
])

export const quotationLineRow = z.object({
  productId,
  model: z.string(),
  manufacturer: z.string(),
  quantity: z.int(),
  targetPrice: unitPrice.nullable(),
  wantedOn: z.iso.date().nullable(),
  /** Pieces that no order has yet. */
  left: z.int(),
})
export type QuotationLineRow = z.infer<typeof quotationLineRow>

/** What staff offered in one round. `freight` is that of each delivery. */
export const quotationAnswer = z.object({
  prices: z.array(offeredPrice),
  freight: money,
  shippingMethod,
  validUntil: z.iso.datetime(),
})

export type QuotationAnswer = z.infer<typeof quotationAnswer>

/** One round: a request, or an answer with prices. Null texts are erased or were not written. */
export const quotationRound = z.object({
  from: z.enum(['buyer', 'staff']),
  text: z.string().nullable(),
  at: z.iso.datetime(),
  answer: quotationAnswer.nullable(),
})
export type QuotationRound = z.infer<typeof quotationRound>

export const quotationCallOff = z.object({
  orderNo: orderNumber,
  lines: z.array(z.object({ productId, quantity: z.int() })),
  at: z.iso.datetime(),
  /** When its pieces could be ordered again, since the order was cancelled; null if it stands. */
  returnedAt: z.iso.datetime().nullable(),
})

/** One quotation, for its buyer and for staff; in lists without the texts of its rounds. */
export const quotationRow = z.object({
  quotationNo,
  status: quotationStatus,
  currency: currencyCode,
  lines: z.array(quotationLineRow),
  createdAt: z.iso.datetime(),
  /** When staff have to have answered; null if they have. */
  answerBy: z.iso.datetime().nullable(),
  /** Until when the answer can be accepted; null if there is none that can. */
  validUntil: z.iso.datetime().nullable(),
  rounds: z.array(quotationRound),
  callOffs: z.array(quotationCallOff),
  version: z.int(),
})
export type QuotationRow = z.infer<typeof quotationRow>

export const buyerQuotation = quotationRow.extend({ allowedCommands: z.array(buyerQuotationCommand) })
export type BuyerQuotation = z.infer<typeof buyerQuotation>

/** A quotation as the console shows it. */
export const quotationRecord = quotationRow.extend({
  id: quotationNo,
  buyerId,
  freightZone,
  /** Not answered, although it is due. */
  overdue: z.boolean(),
  allowedCommands: z.array(z.enum(['answer-quotation'])),
})
export type QuotationRecord = z.infer<typeof quotationRecord>
