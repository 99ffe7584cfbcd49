import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'
import { mentions } from '../mentions.ts'

/** Staff noted something about a form for their colleagues. */
export const formNoteAdded = event('form-note-added', {
  noteRef: vaultReference,
  mentions,
  addedAt: z.iso.datetime(),
})
export type FormNoteAdded = z.infer<typeof formNoteAdded>
