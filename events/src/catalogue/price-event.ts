import { z } from 'zod'
import { priceCleared } from './price-cleared.ts'
import { priceSet } from './price-set.ts'

/** Events of a price stream (`price-<16 hex>`). */
export const priceEvent = z.discriminatedUnion('type', [priceSet, priceCleared])
export type PriceEvent = z.infer<typeof priceEvent>
