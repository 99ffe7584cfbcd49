import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'

/** An archived item is a draft again, to be published anew. */
export const contentReopened = event('content-reopened', {
  contentId,
  by: z.string().max(60),
})
export type ContentReopened = z.infer<typeof contentReopened>
