import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import { approvalRefusal } from './approval.ts'
import type { Content } from './content.ts'

export interface PublishContent {
  readonly type: 'publish-content'
  /** ISO 8601 in UTC. */
  readonly now: string
  readonly by: string
  /** Whether a colleague has to read what somebody publishes. */
  readonly fourEyes: boolean
}

/** Shows the draft to readers from now on. */
export const publishContent = (state: Content, { now, by, fourEyes }: PublishContent): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'open' && state.draftStatus === 'published') return []
  const refused = approvalRefusal(state, { by, fourEyes })
  if (refused !== undefined) return refused
  return [{ type: 'content-published', data: { contentId: state.contentId, publishedAt: now, by } }]
}
