import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { Content } from './content.ts'

export interface WithdrawContentSchedule {
  readonly type: 'withdraw-content-schedule'
  readonly by: string
}

/** Takes a draft off its time. */
export const withdrawContentSchedule = (state: Content, { by }: WithdrawContentSchedule): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'archived' || state.draftStatus === 'published')
    return rejection('content-transition-not-allowed')
  if (state.draftStatus !== 'scheduled') return []
  return [{ type: 'content-schedule-withdrawn', data: { contentId: state.contentId, by } }]
}
