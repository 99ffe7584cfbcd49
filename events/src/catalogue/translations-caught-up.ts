import type { z } from 'zod'
import { event } from '../event.ts'
import { contentLanguage } from './content-text.ts'

/** No published item waits too long for a text in this language any more. */
export const translationsCaughtUp = event('translations-caught-up', { language: contentLanguage })
export type TranslationsCaughtUp = z.infer<typeof translationsCaughtUp>
