import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { Content } from './content.ts'

export interface DeclineContentReview {
  readonly type: 'decline-content-review'
  readonly reason: string
  readonly by: string
}

/** Sends a draft in review back to its author. */
export const declineContentReview = (state: Content, command: DeclineContentReview): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'archived' || state.draftStatus !== 'in-review')
    return rejection('content-transition-not-allowed')
  const { reason, by } = command
  return [{ type: 'content-review-declined', data: { contentId: state.contentId, reason, by } }]
}
