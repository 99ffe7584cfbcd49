import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import {
  type ContentLanguage,
  type ContentText,
  type ContentTexts,
  contentLanguage,
} from '@pinline/events/catalogue/content-text'
import { sameValue } from '../same-value.ts'
import { type Content, slugOf } from './content.ts'
import { draftErrors } from './content-texts.ts'
import { textChanges } from './text-changes.ts'

export interface UpdateContent {
  readonly type: 'update-content'
  readonly slug?: string | undefined
  readonly details?: ContentDetails | undefined
  /** Only the languages that change; null removes a text. */
  readonly texts: Readonly<Partial<Record<ContentLanguage, ContentText | null>>>
  readonly by: string
}

const merged = (texts: ContentTexts, changes: UpdateContent['texts']): ContentTexts =>
  Object.fromEntries(
    contentLanguage.options.flatMap((language) => {
      const change = changes[language]
      const text = change === undefined ? texts[language] : change
      return text === undefined || text === null ? [] : [[language, text]]
    }),
  )

/** Changes the draft. What was in review or scheduled becomes a draft again; what readers see stays as it is. */
export const updateContent = (state: Content, command: UpdateContent): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'archived') return rejection('content-transition-not-allowed')
  const { contentId, draft } = state
  const { slug = slugOf(state), details = draft.details, by } = command
  if (details.kind !== state.kind) return rejection('invalid-input', { errors: { 'details.kind': 'invalid-input' } })
  const texts = merged(draft.texts, command.texts)
  const wrong = draftErrors({ details, texts }, slug)
  if (wrong !== undefined) return wrong
  const isSame = slug === slugOf(state) && sameValue(details, draft.details)
  return [
    ...(isSame ? [] : [{ type: 'content-details-changed' as const, data: { contentId, slug, details, by } }]),
    ...textChanges(contentId, draft.texts, texts, by),
  ]
}
