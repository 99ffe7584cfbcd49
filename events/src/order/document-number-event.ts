import { z } from 'zod'
import { documentNumberAssigned } from './document-number-assigned.ts'

/** Every event of the numbers of a kind and year, which are one stream: `invoice-2026`. */
export const documentNumberEvent = z.discriminatedUnion('type', [documentNumberAssigned])
export type DocumentNumberEvent = z.infer<typeof documentNumberEvent>
