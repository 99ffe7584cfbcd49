import { z } from 'zod'
import { event } from '../event.ts'

export const translationToDoEnd = z.enum(['translations-caught-up'])
export type TranslationToDoEnd = z.infer<typeof translationToDoEnd>

/** No published content waits too long for a translation into this language any more. */
export const translationToDoClosed = event('translation-to-do-closed', {
  toDoId: z.string().min(1),
  closedBy: translationToDoEnd,
  closedAt: z.iso.datetime(),
})
export type TranslationToDoClosed = z.infer<typeof translationToDoClosed>
