import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ChangeNoticeEvent } from '@pinline/events/notification/change-notice-event'
import type { ChangeNotice } from './change-notice.ts'

export interface WithdrawChangeNotice {
  readonly type: 'withdraw-change-notice'
  readonly now: string
}

/** Takes a notice or a draft away for good; buyers who have been written to know it already. */
export const withdrawChangeNotice = (
  notice: ChangeNotice,
  { now }: WithdrawChangeNotice,
): Decision<ChangeNoticeEvent> => {
  if (notice.status === 'new') return rejection('notice-not-found')
  if (notice.status === 'withdrawn') return []
  return [{ type: 'change-notice-withdrawn', data: { changeNoticeId: notice.changeNoticeId, withdrawnAt: now } }]
}
