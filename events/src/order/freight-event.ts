import { z } from 'zod'
import { freightSet } from './freight-set.ts'

/** Every event of the freight table, which is one stream. */
export const freightEvent = z.discriminatedUnion('type', [freightSet])
export type FreightEvent = z.infer<typeof freightEvent>
