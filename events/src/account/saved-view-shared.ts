import { z } from 'zod'
import { event } from '../event.ts'

/** A saved view is shown to everybody who may see the list, or to its owner alone again. */
export const savedViewShared = event('saved-view-shared', {
  list: z.string(),
  viewId: z.string(),
  shared: z.boolean(),
  sharedAt: z.iso.datetime(),
})
export type SavedViewShared = z.infer<typeof savedViewShared>
