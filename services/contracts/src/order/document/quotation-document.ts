import { z } from 'zod'
import { documentUrl } from './order-document.ts'

/** A round that staff answered, as PDF. */
export const quotationDocumentRow = z.object({
  /** Place among the rounds of the quotation, from 0. */
  round: z.int(),
  issuedAt: z.iso.datetime(),
  url: documentUrl,
})
export type QuotationDocumentRow = z.infer<typeof quotationDocumentRow>
