import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'
import { contentLanguage } from './content-text.ts'

/** Somebody read a translation against its source, which had changed since, and found that it still says the same. */
export const contentTextConfirmed = event('content-text-confirmed', {
  contentId,
  language: contentLanguage,
  by: z.string().max(60),
})
export type ContentTextConfirmed = z.infer<typeof contentTextConfirmed>
