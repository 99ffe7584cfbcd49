import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

/** A member of staff saved a view of a list of the console, or changed its name or what it shows. */
export const savedViewSet = event('saved-view-set', {
  /** The list, e.g. `orders`. */
  list: z.string(),
  viewId: z.string(),
  /** Who saved it first. */
  ownerId: staffId,
  name: z.string(),
  /** What the list shows, in the vault, since filters may name people: `view-{viewId}@{version}`. */
  viewRef: vaultReference,
  savedAt: z.iso.datetime(),
})
export type SavedViewSet = z.infer<typeof savedViewSet>
