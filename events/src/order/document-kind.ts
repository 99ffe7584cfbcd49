import { z } from 'zod'

/** Documents with a gapless number of their own. */
export const numberedDocumentKind = z.enum(['invoice', 'credit-note'])
export type NumberedDocumentKind = z.infer<typeof numberedDocumentKind>

/** `INV-2026-000001`, `CN-2026-000001`: kind, year, sequence without gaps. */
export const documentNumber = z
  .string()
  .regex(/^(INV|CN)-\d{4}-\d{6,9}$/)
  .brand<'DocumentNumber'>()
export type DocumentNumber = z.infer<typeof documentNumber>
