import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

/** A member of staff chose the view with which a list opens for them; null: none. */
export const defaultViewChosen = event('default-view-chosen', {
  list: z.string(),
  staffId,
  viewId: z.string().nullable(),
  chosenAt: z.iso.datetime(),
})
export type DefaultViewChosen = z.infer<typeof defaultViewChosen>
