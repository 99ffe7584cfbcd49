import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import { approvalRefusal } from './approval.ts'
import type { Content } from './content.ts'

export interface ScheduleContent {
  readonly type: 'schedule-content'
  readonly publishAt: string
  readonly now: string
  readonly by: string
  readonly fourEyes: boolean
}

/** Sets the time at which the draft is published; a later call moves it. */
export const scheduleContent = (state: Content, command: ScheduleContent): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'archived' || state.draftStatus === 'published')
    return rejection('content-transition-not-allowed')
  const { publishAt, now, by } = command
  if (state.draftStatus === 'scheduled' && state.publishAt === publishAt) return []
  if (publishAt <= now) return rejection('content-time-past', { errors: { publishAt: 'content-time-past' } })
  const refused = approvalRefusal(state, command)
  if (refused !== undefined) return refused
  return [{ type: 'content-scheduled', data: { contentId: state.contentId, publishAt, by } }]
}
