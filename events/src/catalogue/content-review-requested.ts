import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'

/** Somebody asks a colleague to read the draft. */
export const contentReviewRequested = event('content-review-requested', {
  contentId,
  by: z.string().max(60),
})
export type ContentReviewRequested = z.infer<typeof contentReviewRequested>
