import { z } from 'zod'
import { binSet } from './bin-set.ts'

/** Every event of a product's bin, which is a stream of its own. */
export const binEvent = z.discriminatedUnion('type', [binSet])
export type BinEvent = z.infer<typeof binEvent>
