import { vaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { maxNotesInQuery } from '../../api/mention.ts'

/** Texts of notes on orders, in the given order; null for an erased one. */
export const listOrderNotes = call({
  name: 'list-order-notes',
  path: '/internal/read-order-notes',
  effect: 'read',
  access: internal,
  input: z.object({
    noteRefs: z
      .array(vaultReference.refine((reference) => reference.startsWith('note-')))
      .min(1)
      .max(maxNotesInQuery),
  }),
  output: z.object({ texts: z.array(z.string().nullable()) }),
  errors: [],
})
