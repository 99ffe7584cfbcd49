import { z } from 'zod'
import { fileId } from '../ids.ts'

export const documentKind = z.enum(['datasheet', 'drawing', 'certificate', 'declaration', 'manual'])
export type DocumentKind = z.infer<typeof documentKind>

/** A document of a product, at its manufacturer's or among the shop's own files. */
export const productDocument = z.object({
  kind: documentKind,
  title: z.string().min(1).max(120),
  /** A URL, or a path of the shop. */
  href: z.string().min(1).max(500),
  /** The shop's own file, where it is one. */
  fileId: fileId.optional(),
})
export type ProductDocument = z.infer<typeof productDocument>
