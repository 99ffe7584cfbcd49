import type { Decision } from '@pinline/chassis/domain/decider'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import type { TranslationsEvent } from '@pinline/events/catalogue/translations-event'
import type { Translations } from './translations.ts'

export interface CheckTranslations {
  readonly type: 'check-translations'
  readonly language: ContentLanguage
  /** Published items that have waited too long; none where the shop does not have the language. */
  readonly overdue: number
}

/** Says once that items wait, and once that none does any more. */
export const checkTranslations = (
  { isDue }: Translations,
  { language, overdue }: CheckTranslations,
): Decision<TranslationsEvent> => {
  if (isDue === overdue > 0) return []
  return isDue
    ? [{ type: 'translations-caught-up', data: { language } }]
    : [{ type: 'translations-fell-due', data: { language, items: overdue } }]
}
