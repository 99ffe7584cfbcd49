import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'

/** The draft becomes what it was at a version; the events after it say what differs. */
export const contentVersionRestored = event('content-version-restored', {
  contentId,
  /** Sequence of the stream. */
  version: z.int().min(1),
  by: z.string().max(60),
})
export type ContentVersionRestored = z.infer<typeof contentVersionRestored>
