import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { NoticeAudience, NoticeContent } from '@pinline/events/notification/notice-content'
import type { NoticeUpdated } from '@pinline/events/notification/notice-updated'
import { refuseEmptyPeriod } from './create-notice.ts'
import type { Notice } from './notice.ts'

export type UpdateNotice = { readonly type: 'update-notice'; readonly now: string } & NoticeContent

const isSameAudience = (one: NoticeAudience, other: NoticeAudience): boolean => {
  if (one.kind === 'roles')
    return other.kind === 'roles' && new Set(one.roleIds).symmetricDifference(new Set(other.roleIds)).size === 0
  return one.kind === 'person' ? other.kind === 'person' && one.staffId === other.staffId : other.kind === 'all'
}

const isSameContent = (one: NoticeContent, other: NoticeContent): boolean =>
  one.kind === other.kind &&
  one.textRef === other.textRef &&
  one.sortId === other.sortId &&
  one.pinned === other.pinned &&
  one.from === other.from &&
  one.until === other.until &&
  isSameAudience(one.audience, other.audience)

/** Publishes a notice that was taken down; quiet where nothing would change. */
export const updateNotice = (notice: Notice, { type, now, ...content }: UpdateNotice): Decision<NoticeUpdated> => {
  if (notice.status === 'new' || notice.status === 'deleted') return rejection('notice-not-found')
  const refused = refuseEmptyPeriod(content)
  if (refused !== undefined) return refused
  if (notice.status === 'published' && isSameContent(notice.content, content)) return []
  return [{ type: 'notice-updated', data: { ...content, updatedAt: now } }]
}
