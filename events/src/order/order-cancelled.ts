import { z } from 'zod'
import { event } from '../event.ts'
import { productId, vaultReference } from '../ids.ts'
import { lineQuantity } from './order-line.ts'

export const cancelReason = z.enum(['buyer', 'staff', 'deadline', 'out-of-stock'])
export type CancelReason = z.infer<typeof cancelReason>

/**
 * A line that could not be reserved: so many pieces could have been. `limited`: the limit of unpaid orders refused it, and
 * not the stock; `newBuyers`: the one that buyers who have never paid share.
 */
const refusedLine = z.object({
  productId,
  available: z.int(),
  limited: z.boolean(),
  newBuyers: z.literal(true).optional(),
})
export type RefusedLine = z.infer<typeof refusedLine>

/** The order has ended. `lines` are those whose stock is to be released, reserved or not. */
export const orderCancelled = event('order-cancelled', {
  reason: cancelReason,
  lines: z.array(lineQuantity),
  /** What could not be reserved; absent for other reasons, and in what earlier releases recorded. */
  refused: z.array(refusedLine).optional(),
  /** Note by staff; in the order service's vault. */
  noteRef: vaultReference.optional(),
  cancelledAt: z.iso.datetime(),
})
export type OrderCancelled = z.infer<typeof orderCancelled>
