import type { Decision } from '@pinline/chassis/domain/decider'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { Content } from './content.ts'

export interface PublishDueContent {
  readonly type: 'publish-due-content'
  readonly now: string
}

/** Publishes a scheduled draft at its time; before it, and where nothing is scheduled any more, nothing happens. */
export const publishDueContent = (state: Content, { now }: PublishDueContent): Decision<ContentEvent> => {
  if (state.status !== 'open' || state.draftStatus !== 'scheduled' || state.publishAt === null) return []
  if (state.publishAt > now) return []
  const { contentId, publishAt } = state
  return [{ type: 'content-published', data: { contentId, publishedAt: publishAt, by: 'schedule' } }]
}
