import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** Staff added a note about a buyer, for colleagues only. */
export const buyerNoteAdded = event('buyer-note-added', {
  buyerId,
  /** The text, in the vault: `note-{buyerId}@{version}`. */
  noteRef: vaultReference,
  addedAt: z.iso.datetime(),
})
export type BuyerNoteAdded = z.infer<typeof buyerNoteAdded>
