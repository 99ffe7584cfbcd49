import { contentKind } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

const translationCount = z.object({
  language: contentLanguage,
  missing: z.int(),
  /** Older than the last change of the source. */
  outdated: z.int(),
})

/** How many items that are not archived lack a text in each language, by kind; kinds without items are left out. */
export const countTranslations = call({
  name: 'count-translations',
  path: '/private/content/count-translations',
  effect: 'read',
  access: staff('content.read'),
  weight: 8,
  input: z.object({}),
  output: z.object({
    kinds: z.array(z.object({ kind: contentKind, total: z.int(), languages: z.array(translationCount) })),
    /** For each language those that stand in for it, first to last. */
    chains: z.array(z.object({ language: contentLanguage, standIns: z.array(contentLanguage) })),
  }),
  errors: [],
})
export type TranslationCounts = z.infer<typeof countTranslations.output>
