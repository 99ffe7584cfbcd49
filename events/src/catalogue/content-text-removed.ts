import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'
import { contentLanguage } from './content-text.ts'

/** The draft has no text of its own in this language. */
export const contentTextRemoved = event('content-text-removed', {
  contentId,
  language: contentLanguage,
  by: z.string().max(60),
})
export type ContentTextRemoved = z.infer<typeof contentTextRemoved>
