import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import { type ContentTexts, contentLanguage } from '@pinline/events/catalogue/content-text'
import type { ContentId } from '@pinline/events/ids'
import { sameValue } from '../same-value.ts'

/** The events that turn texts into others, one a language that differs. */
export const textChanges = (
  contentId: ContentId,
  from: ContentTexts,
  to: ContentTexts,
  by: string,
): readonly ContentEvent[] =>
  contentLanguage.options.flatMap((language): ContentEvent[] => {
    const text = to[language]
    if (sameValue(from[language], text)) return []
    return text === undefined
      ? [{ type: 'content-text-removed', data: { contentId, language, by } }]
      : [{ type: 'content-text-set', data: { contentId, language, text, by } }]
  })
