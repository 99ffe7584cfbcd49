import { z } from 'zod'
import { languageDefined } from './language-defined.ts'

/** Events of a language. */
export const languageEvent = z.discriminatedUnion('type', [languageDefined])
export type LanguageEvent = z.infer<typeof languageEvent>
