import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { money } from '../money.ts'
import { lineQuantity } from './order-line.ts'
import { captureId, refundId } from './payment-ids.ts'
import { partialRefundReason } from './refund-reason.ts'

/** The number of an after-sales request. */
export const afterSaleRef = z.string().regex(/^[0-9A-Za-z-]{4,64}$/)

/**
 * A refund of a part of the order's payment was requested. A type of its own, because earlier releases know whole refunds
 * only: they decide on no order that has it.
 */
export const partialRefundRequested = event('partial-refund-requested', {
  refundId,
  captureId,
  /** In the capture's currency. */
  amount: money,
  /** The same in the order's currency. */
  orderAmount: money,
  reason: partialRefundReason,
  /** The lines that it is for; absent where it is for none in particular. */
  lines: z.array(lineQuantity).min(1).optional(),
  /** The after-sales request that it is for. */
  afterSaleRef: afterSaleRef.optional(),
  /** Note by staff; in the order service's vault. */
  noteRef: vaultReference.optional(),
  requestedAt: z.iso.datetime(),
})
export type PartialRefundRequested = z.infer<typeof partialRefundRequested>
