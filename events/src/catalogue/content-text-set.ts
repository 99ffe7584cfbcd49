import { z } from 'zod'
import { event } from '../event.ts'
import { contentId } from '../ids.ts'
import { contentLanguage, contentText } from './content-text.ts'

/** The draft says this in one language. */
export const contentTextSet = event('content-text-set', {
  contentId,
  language: contentLanguage,
  text: contentText,
  by: z.string().max(60),
})
export type ContentTextSet = z.infer<typeof contentTextSet>
