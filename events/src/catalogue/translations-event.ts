import { z } from 'zod'
import { translationsCaughtUp } from './translations-caught-up.ts'
import { translationsFellDue } from './translations-fell-due.ts'

/** Events of the translations into one language. */
export const translationsEvent = z.discriminatedUnion('type', [translationsFellDue, translationsCaughtUp])
export type TranslationsEvent = z.infer<typeof translationsEvent>
