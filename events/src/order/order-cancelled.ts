import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { lineQuantity } from './order-line.ts'

export const cancelReason = z.enum(['buyer', 'staff', 'deadline', 'out-of-stock'])
export type CancelReason = z.infer<typeof cancelReason>

/** The order is over. `lines` are those whose stock is to be released, whether it was held already or not. */
export const orderCancelled = event('order-cancelled', {
  reason: cancelReason,
  lines: z.array(lineQuantity),
  /** What staff wrote about it; in the order service's vault. */
  noteRef: vaultReference.optional(),
  cancelledAt: z.iso.datetime(),
})
export type OrderCancelled = z.infer<typeof orderCancelled>
