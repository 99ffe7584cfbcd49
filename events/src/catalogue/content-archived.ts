import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'

/** Readers no longer see it; its address says that it was withdrawn. */
export const contentArchived = event('content-archived', {
  contentId,
  by: z.string().max(60),
})
export type ContentArchived = z.infer<typeof contentArchived>
