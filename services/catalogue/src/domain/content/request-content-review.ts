import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import { completeLanguages } from '@pinline/events/catalogue/complete-text'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { Content } from './content.ts'

export interface RequestContentReview {
  readonly type: 'request-content-review'
  readonly by: string
}

/** Asks colleagues to read the draft. */
export const requestContentReview = (state: Content, { by }: RequestContentReview): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'archived') return rejection('content-transition-not-allowed')
  if (state.draftStatus === 'in-review') return []
  if (state.draftStatus !== 'draft') return rejection('content-transition-not-allowed')
  if (completeLanguages(state.kind, state.draft.texts).length === 0) return rejection('content-incomplete')
  return [{ type: 'content-review-requested', data: { contentId: state.contentId, by } }]
}
