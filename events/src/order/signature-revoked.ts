import { z } from 'zod'
import { event } from '../event.ts'

/** A signature does not hold any longer, and its document is unsigned. */
export const signatureRevoked = event('signature-revoked', {
  signatureNo: z.int().positive(),
  revokedAt: z.iso.datetime(),
})
export type SignatureRevoked = z.infer<typeof signatureRevoked>
