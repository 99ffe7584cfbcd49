import { z } from 'zod'
import { carrierSet } from './carrier-set.ts'

/** Every event of the list of carriers, which is one stream. */
export const carrierEvent = z.discriminatedUnion('type', [carrierSet])
export type CarrierEvent = z.infer<typeof carrierEvent>
