import { z } from 'zod'
import { event } from '../event.ts'
import { lineQuantity } from './order-line.ts'
import { captureId } from './payment-ids.ts'

/** The order is paid and its deadline lifted. */
export const orderConfirmed = event('order-confirmed', {
  captureId,
  /** The lines from stock; absent in what was recorded before new buyers shared a limit. */
  lines: z.array(lineQuantity).optional(),
  confirmedAt: z.iso.datetime(),
})
export type OrderConfirmed = z.infer<typeof orderConfirmed>
