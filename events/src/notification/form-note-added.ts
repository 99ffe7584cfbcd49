import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'

/** Staff noted something about a form for their colleagues. */
export const formNoteAdded = event('form-note-added', { noteRef: vaultReference, addedAt: z.iso.datetime() })
export type FormNoteAdded = z.infer<typeof formNoteAdded>
