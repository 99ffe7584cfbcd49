import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { noticeId } from '@pinline/events/ids'
import { type NoticeDeleted, noticeDeleted } from '@pinline/events/notification/notice-deleted'
import { eraseNoticeTexts } from '../notices/notice-vault.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** Erases the texts of a deleted notice; again at each start, so that a restored backup forgets them too. */
export const eraseNoticeWhenNoticeDeleted = ({ platform }: NotificationDeps): AnyReaction =>
  defineReaction<NoticeDeleted>({
    name: 'erase-notice-when-notice-deleted',
    permanent: true,
    subscribesTo: { service: 'notification', types: ['notice-deleted'], eventSchema: noticeDeleted },
    react: async ({ streamId }) => await eraseNoticeTexts(platform, noticeId.parse(streamId)),
  })
