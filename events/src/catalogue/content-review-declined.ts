import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'

/** The reader sends the draft back, and says why. */
export const contentReviewDeclined = event('content-review-declined', {
  contentId,
  reason: z.string().max(400),
  by: z.string().max(60),
})
export type ContentReviewDeclined = z.infer<typeof contentReviewDeclined>
