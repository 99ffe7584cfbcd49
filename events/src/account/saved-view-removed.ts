import { z } from 'zod'
import { event } from '../event.ts'

/** A saved view is gone; its content is erased from the vault. */
export const savedViewRemoved = event('saved-view-removed', {
  list: z.string(),
  viewId: z.string(),
  removedAt: z.iso.datetime(),
})
export type SavedViewRemoved = z.infer<typeof savedViewRemoved>
