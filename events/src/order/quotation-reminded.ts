import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId } from '../ids.ts'

/** The buyer is reminded of an answer that soon is no longer valid. */
export const quotationReminded = event('quotation-reminded', {
  buyerId,
  validUntil: z.iso.datetime(),
  remindedAt: z.iso.datetime(),
})
export type QuotationReminded = z.infer<typeof quotationReminded>
