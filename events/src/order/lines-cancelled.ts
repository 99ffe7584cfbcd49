import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { lineQuantity } from './order-line.ts'
import { refundKey } from './payment-ids.ts'

/** Pieces of one product that will not be sent. */
export const cancelledLine = lineQuantity.extend({
  /** Pieces of the product that the order keeps, after all its cancellations. */
  remaining: z.int().nonnegative(),
  /** Made to order: has no stock. */
  custom: z.boolean(),
})

/**
 * Staff cancelled lines of a paid order, or pieces of them. The lines of the order stay as they were placed; their price is
 * refunded by `partial-refund-requested` with the same key, in the same commit.
 */
export const linesCancelled = event('lines-cancelled', {
  cancellationKey: refundKey,
  lines: z.array(cancelledLine).min(1),
  /** Note by staff; in the order service's vault. */
  noteRef: vaultReference.optional(),
  cancelledAt: z.iso.datetime(),
})
export type LinesCancelled = z.infer<typeof linesCancelled>
