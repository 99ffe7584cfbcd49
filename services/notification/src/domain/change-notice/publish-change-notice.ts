import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ChangeNoticeEvent } from '@pinline/events/notification/change-notice-event'
import type { ChangeNotice } from './change-notice.ts'

export interface PublishChangeNotice {
  readonly type: 'publish-change-notice'
  readonly now: string
}

/** Shows a notice in the shop and has its buyers written to; one that was withdrawn is not published again. */
export const publishChangeNotice = (
  notice: ChangeNotice,
  { now }: PublishChangeNotice,
): Decision<ChangeNoticeEvent> => {
  if (notice.status === 'new') return rejection('notice-not-found')
  if (notice.status === 'published') return []
  if (notice.status === 'withdrawn') return rejection('change-notice-published')
  const { changeNoticeId } = notice
  return [{ type: 'change-notice-published', data: { changeNoticeId, publishedAt: now } }]
}
