import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** Where the pieces of a product lie from now on; null: nowhere in particular. */
export const binSet = event('bin-set', { productId, bin: z.string().min(1).nullable(), setAt: z.iso.datetime() })
export type BinSet = z.infer<typeof binSet>
