import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'

/** The draft is published at a time. */
export const contentScheduled = event('content-scheduled', {
  contentId,
  /** ISO 8601 in UTC. */
  publishAt: z.iso.datetime(),
  by: z.string().max(60),
})
export type ContentScheduled = z.infer<typeof contentScheduled>
