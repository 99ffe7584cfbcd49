import type { NoticeId, StaffId } from '@pinline/events/ids'
import type { NoticeContent } from '@pinline/events/notification/notice-content'

/** A notice as stored for its editors and readers; its texts are joined by the queries. */
export interface NoticeViewRow extends NoticeContent {
  readonly noticeId: NoticeId
  readonly status: 'published' | 'withdrawn'
  /** From when on it can have been read: what was cleared before then leaves it in the lists. */
  readonly shownFrom: string
  readonly createdAt: string
  readonly createdBy: StaffId | null
  readonly updatedAt: string
  readonly updatedBy: StaffId | null
}
