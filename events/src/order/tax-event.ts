import { z } from 'zod'
import { taxSet } from './tax-set.ts'

/** Every event of the tax rates, which are one stream. */
export const taxEvent = z.discriminatedUnion('type', [taxSet])
export type TaxEvent = z.infer<typeof taxEvent>
