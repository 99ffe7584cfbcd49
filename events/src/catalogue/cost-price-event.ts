import { z } from 'zod'
import { costPriceSet } from './cost-price-set.ts'

/** Events of the stream of a product's cost price (`cost-<16 hex>`). */
export const costPriceEvent = z.discriminatedUnion('type', [costPriceSet])
export type CostPriceEvent = z.infer<typeof costPriceEvent>
