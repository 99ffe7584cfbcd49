import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'

/** Staff added a note to an order, for colleagues only. */
export const orderNoteAdded = event('order-note-added', {
  /** The text, in the order service's vault. */
  noteRef: vaultReference,
  addedAt: z.iso.datetime(),
})
export type OrderNoteAdded = z.infer<typeof orderNoteAdded>
