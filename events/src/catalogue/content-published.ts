import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'

/** The draft is what readers see from now on. */
export const contentPublished = event('content-published', {
  contentId,
  /** ISO 8601 in UTC; for what the shop comes with, the date that it states. */
  publishedAt: z.iso.datetime(),
  by: z.string().max(60),
})
export type ContentPublished = z.infer<typeof contentPublished>
