import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId } from '@pinline/events/ids'
import type { ChangeNoticeEvent } from '@pinline/events/notification/change-notice-event'
import type { ChangeNotice } from './change-notice.ts'

export interface RecordChangeNoticeMailed {
  readonly type: 'record-change-notice-mailed'
  /** After which buyer these follow. */
  readonly after: BuyerId | null
  readonly lastBuyerId: BuyerId | null
  readonly recipients: number
  readonly isDone: boolean
  readonly now: string
}

/** Records that some buyers have been addressed; quiet where another instance has recorded them. */
export const recordChangeNoticeMailed = (
  notice: ChangeNotice,
  command: RecordChangeNoticeMailed,
): Decision<ChangeNoticeEvent> => {
  if (notice.status === 'new') return rejection('notice-not-found')
  const { after, lastBuyerId, recipients, isDone, now } = command
  const { mailing, status, changeNoticeId } = notice
  if (status !== 'published' || mailing.isDone || mailing.lastBuyerId !== after) return []
  const data = { changeNoticeId, lastBuyerId, recipients, isDone, mailedAt: now }
  return [{ type: 'change-notice-mailed', data }]
}
