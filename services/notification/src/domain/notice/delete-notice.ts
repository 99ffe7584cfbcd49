import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { NoticeDeleted } from '@pinline/events/notification/notice-deleted'
import type { Notice } from './notice.ts'

export interface DeleteNotice {
  readonly type: 'delete-notice'
  readonly now: string
}

export const deleteNotice = (notice: Notice, { now }: DeleteNotice): Decision<NoticeDeleted> => {
  if (notice.status === 'new') return rejection('notice-not-found')
  return notice.status === 'deleted' ? [] : [{ type: 'notice-deleted', data: { deletedAt: now } }]
}
