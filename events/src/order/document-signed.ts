import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'
import { signedDocument } from './signed-document.ts'

/** A member of staff signed a document of an order. An earlier signature of the same document is replaced. */
export const documentSigned = event('document-signed', {
  /** Place among the signatures of the order, from 1. */
  signatureNo: z.int().positive(),
  document: signedDocument,
  /** Of a packing slip; null for others. */
  parcelNo: z.int().positive().nullable(),
  signedBy: staffId,
  /** Name and strokes, in the order service's vault. */
  signatureRef: vaultReference,
  signedAt: z.iso.datetime(),
})
export type DocumentSigned = z.infer<typeof documentSigned>
