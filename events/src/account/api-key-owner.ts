import { z } from 'zod'
import { buyerId, staffId } from '../ids.ts'

/** Whose key it is: it acts as this buyer, or as this member of staff. */
export const apiKeyOwner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('buyer'), id: buyerId }),
  z.object({ kind: z.literal('staff'), id: staffId }),
])
export type ApiKeyOwner = z.infer<typeof apiKeyOwner>
