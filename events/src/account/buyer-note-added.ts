import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'
import { mentions } from '../mentions.ts'

/** Staff added a note about a buyer, for colleagues only. */
export const buyerNoteAdded = event('buyer-note-added', {
  buyerId,
  /** The text, in the vault: `note-{buyerId}@{version}`. */
  noteRef: vaultReference,
  mentions,
  addedAt: z.iso.datetime(),
})
export type BuyerNoteAdded = z.infer<typeof buyerNoteAdded>
