import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import { isComplete, sourceLanguageOf } from '@pinline/events/catalogue/complete-text'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import type { Content } from './content.ts'

export interface ConfirmContentText {
  readonly type: 'confirm-content-text'
  readonly language: ContentLanguage
  readonly by: string
}

/**
 * States that a translation still says what its source says. The draft stays as it is, so that no review is needed. Quiet
 * for the source itself, and for a text that was written or confirmed after it.
 */
export const confirmContentText = (state: Content, { language, by }: ConfirmContentText): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'archived') return rejection('content-transition-not-allowed')
  const { contentId, kind, draft, textOrder } = state
  if (!isComplete(kind, draft.texts[language])) return rejection('content-incomplete')
  const source = sourceLanguageOf(kind, draft.texts)
  if (textOrder.indexOf(language) >= textOrder.indexOf(source)) return []
  return [{ type: 'content-text-confirmed', data: { contentId, language, by } }]
}
