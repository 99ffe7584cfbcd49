import { z } from 'zod'
import { defaultViewChosen } from './default-view-chosen.ts'
import { savedViewRemoved } from './saved-view-removed.ts'
import { savedViewSet } from './saved-view-set.ts'
import { savedViewShared } from './saved-view-shared.ts'

/** The events of the stream of a list's saved views. */
export const savedViewsEvent = z.discriminatedUnion('type', [
  savedViewSet,
  savedViewShared,
  savedViewRemoved,
  defaultViewChosen,
])
export type SavedViewsEvent = z.infer<typeof savedViewsEvent>
