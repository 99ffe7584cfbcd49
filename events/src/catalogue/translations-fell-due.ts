import { z } from 'zod'
import { event } from '../event.ts'
import { contentLanguage } from './content-text.ts'

/** Published items have waited longer for a text in this language than the shop allows. */
export const translationsFellDue = event('translations-fell-due', {
  language: contentLanguage,
  items: z.int().min(1),
})
export type TranslationsFellDue = z.infer<typeof translationsFellDue>
