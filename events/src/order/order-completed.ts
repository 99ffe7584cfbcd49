import { z } from 'zod'
import { event } from '../event.ts'

/** The buyer confirmed the receipt, or the time for it ran out. */
export const orderCompleted = event('order-completed', { by: z.enum(['buyer', 'time']), completedAt: z.iso.datetime() })
export type OrderCompleted = z.infer<typeof orderCompleted>
