import type { Decision } from '@pinline/chassis/domain/decider'
import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { ContentTexts } from '@pinline/events/catalogue/content-text'
import type { ContentId } from '@pinline/events/ids'
import type { Content } from './content.ts'
import { draftErrors } from './content-texts.ts'
import { textChanges } from './text-changes.ts'

export interface CreateContent {
  readonly type: 'create-content'
  readonly contentId: ContentId
  readonly slug: string
  readonly details: ContentDetails
  readonly texts: ContentTexts
  readonly by: string
}

/** Creates an item as a draft. Its id is drawn, or derived for what the shop comes with: then nothing is made twice. */
export const createContent = (state: Content, command: CreateContent): Decision<ContentEvent> => {
  if (state.status !== 'absent') return []
  const { contentId, slug, details, texts, by } = command
  const wrong = draftErrors({ details, texts }, slug)
  if (wrong !== undefined) return wrong
  return [
    { type: 'content-created', data: { contentId, kind: details.kind, slug, details, by } },
    ...textChanges(contentId, {}, texts, by),
  ]
}
