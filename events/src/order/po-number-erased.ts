import { z } from 'zod'
import { event } from '../event.ts'

/**
 * The buyer was erased: no reader shows the purchase order number any more that `order-placed` of earlier releases holds as
 * text.
 */
export const poNumberErased = event('po-number-erased', { erasedAt: z.iso.datetime() })
export type PoNumberErased = z.infer<typeof poNumberErased>
