import { z } from 'zod'
import { fact } from '../fact.ts'

/** The buyer confirmed the receipt, or the time for it ran out. */
export const orderCompleted = fact('order-completed', { by: z.enum(['buyer', 'time']), completedAt: z.iso.datetime() })
export type OrderCompleted = z.infer<typeof orderCompleted>
