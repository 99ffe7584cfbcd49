import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { NoticeWithdrawn } from '@pinline/events/notification/notice-withdrawn'
import type { Notice } from './notice.ts'

export interface WithdrawNotice {
  readonly type: 'withdraw-notice'
  readonly now: string
}

export const withdrawNotice = (notice: Notice, { now }: WithdrawNotice): Decision<NoticeWithdrawn> => {
  if (notice.status === 'new' || notice.status === 'deleted') return rejection('notice-not-found')
  return notice.status === 'withdrawn' ? [] : [{ type: 'notice-withdrawn', data: { withdrawnAt: now } }]
}
