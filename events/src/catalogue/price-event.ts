import { z } from 'zod'
import { priceSet } from './price-set.ts'

/** Facts of a price stream (`price-<16 hex>`). */
export const priceEvent = z.discriminatedUnion('type', [priceSet])
export type PriceEvent = z.infer<typeof priceEvent>
