import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ChangeNoticeContent } from '@pinline/events/notification/change-notice-content'
import type { ChangeNoticeWritten } from '@pinline/events/notification/change-notice-written'
import type { ChangeNotice } from './change-notice.ts'
import { refuseDates } from './change-notice-dates.ts'

export type UpdateChangeNotice = {
  readonly type: 'update-change-notice'
  readonly now: string
} & ChangeNoticeContent

const isSame = (one: ChangeNoticeContent, other: ChangeNoticeContent): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** Changes a draft; what buyers have been shown stays as it is. */
export const updateChangeNotice = (
  notice: ChangeNotice,
  { type, now, ...content }: UpdateChangeNotice,
): Decision<ChangeNoticeWritten> => {
  if (notice.status === 'new') return rejection('notice-not-found')
  if (notice.status !== 'draft') return rejection('change-notice-published')
  const refused = refuseDates(content)
  if (refused !== undefined) return refused
  if (isSame(notice.content, content)) return []
  return [
    {
      type: 'change-notice-written',
      data: { changeNoticeId: notice.changeNoticeId, ...content, writtenAt: now },
    },
  ]
}
