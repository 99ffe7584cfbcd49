import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'

/** The draft is not published at its time. */
export const contentScheduleWithdrawn = event('content-schedule-withdrawn', {
  contentId,
  by: z.string().max(60),
})
export type ContentScheduleWithdrawn = z.infer<typeof contentScheduleWithdrawn>
