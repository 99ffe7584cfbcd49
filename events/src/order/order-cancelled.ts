import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { lineQuantity } from './order-line.ts'

export const cancelReason = z.enum(['buyer', 'staff', 'deadline', 'out-of-stock'])
export type CancelReason = z.infer<typeof cancelReason>

/** The order has ended. `lines` are those whose stock is to be released, reserved or not. */
export const orderCancelled = event('order-cancelled', {
  reason: cancelReason,
  lines: z.array(lineQuantity),
  /** Note by staff; in the order service's vault. */
  noteRef: vaultReference.optional(),
  cancelledAt: z.iso.datetime(),
})
export type OrderCancelled = z.infer<typeof orderCancelled>
