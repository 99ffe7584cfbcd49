import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import {
  type ChangeNoticeEvent,
  changeNoticeEvent,
  changeNoticeStreamType,
} from '@pinline/events/notification/change-notice-event'
import { type ChangeNotice, evolveChangeNotice } from './change-notice.ts'
import { type CreateChangeNotice, createChangeNotice } from './create-change-notice.ts'
import { type PublishChangeNotice, publishChangeNotice } from './publish-change-notice.ts'
import { type RecordChangeNoticeMailed, recordChangeNoticeMailed } from './record-change-notice-mailed.ts'
import { type UpdateChangeNotice, updateChangeNotice } from './update-change-notice.ts'
import { type WithdrawChangeNotice, withdrawChangeNotice } from './withdraw-change-notice.ts'

export type ChangeNoticeCommand =
  | CreateChangeNotice
  | UpdateChangeNotice
  | PublishChangeNotice
  | WithdrawChangeNotice
  | RecordChangeNoticeMailed

const decide = (notice: ChangeNotice, command: ChangeNoticeCommand): Decision<ChangeNoticeEvent> => {
  switch (command.type) {
    case 'create-change-notice':
      return createChangeNotice(notice, command)
    case 'update-change-notice':
      return updateChangeNotice(notice, command)
    case 'publish-change-notice':
      return publishChangeNotice(notice, command)
    case 'withdraw-change-notice':
      return withdrawChangeNotice(notice, command)
    case 'record-change-notice-mailed':
      return recordChangeNoticeMailed(notice, command)
    default:
      return command satisfies never
  }
}

/** What buyers of parts have to know of a change or an end of life, from its draft to the last buyer addressed. */
export const changeNoticeDecider: Decider<ChangeNotice, ChangeNoticeCommand, ChangeNoticeEvent> = {
  streamType: changeNoticeStreamType,
  initial: { status: 'new' },
  evolve: evolveChangeNotice,
  decide,
  eventSchema: changeNoticeEvent,
}
