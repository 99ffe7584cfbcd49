import { z } from 'zod'
import { contentLanguage } from '../catalogue/content-text.ts'
import { event } from '../event.ts'

/** Published content waits too long for a translation. `recordId` is the language, `name` what it calls itself. */
export const translationToDoOpened = event('translation-to-do-opened', {
  toDoId: z.string().min(1),
  recordId: contentLanguage,
  name: z.string().min(1),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type TranslationToDoOpened = z.infer<typeof translationToDoOpened>
