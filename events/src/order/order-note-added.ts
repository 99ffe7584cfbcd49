import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { mentions } from '../mentions.ts'

/** Staff added a note to an order, for colleagues only. */
export const orderNoteAdded = event('order-note-added', {
  /** The text, in the order service's vault. */
  noteRef: vaultReference,
  mentions,
  addedAt: z.iso.datetime(),
})
export type OrderNoteAdded = z.infer<typeof orderNoteAdded>
