import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type NoticeEvent, noticeEvent, noticeStreamType } from '@pinline/events/notification/notice-event'
import { type CreateNotice, createNotice } from './create-notice.ts'
import { type DeleteNotice, deleteNotice } from './delete-notice.ts'
import { evolveNotice, type Notice, newNotice } from './notice.ts'
import { type UpdateNotice, updateNotice } from './update-notice.ts'
import { type WithdrawNotice, withdrawNotice } from './withdraw-notice.ts'

export type NoticeCommand = CreateNotice | UpdateNotice | WithdrawNotice | DeleteNotice

const decide = (notice: Notice, command: NoticeCommand): Decision<NoticeEvent> => {
  switch (command.type) {
    case 'create-notice':
      return createNotice(notice, command)
    case 'update-notice':
      return updateNotice(notice, command)
    case 'withdraw-notice':
      return withdrawNotice(notice, command)
    case 'delete-notice':
      return deleteNotice(notice, command)
    default:
      return command satisfies never
  }
}

/** What the company lets its staff know, from its first text to its deletion. */
export const noticeDecider: Decider<Notice, NoticeCommand, NoticeEvent> = {
  streamType: noticeStreamType,
  initial: newNotice,
  evolve: evolveNotice,
  decide,
  eventSchema: noticeEvent,
}
