import { noticeId, staffId, vaultReference } from '@pinline/events/ids'
import type { NoticeContent } from '@pinline/events/notification/notice-content'
import type { NoticeCreated } from '@pinline/events/notification/notice-created'
import type { NoticeEvent } from '@pinline/events/notification/notice-event'
import type { CreateNotice } from './create-notice.ts'

/** Fixed events for the specs: a notice to the warehouse, for a week. */
export const day = (date: string): string => `2026-11-${date}T08:30:00.000Z`

const id = '0b9c1f5e-6d2a-4c3b-8e7f-1a2b3c4d5e6f'
export const written = noticeId.parse(id)
export const textRef = (version: number) => vaultReference.parse(`notice-${id}@${version}`)
export const reader = staffId.parse('s-0123456789abcdef')

export const content: NoticeContent = {
  kind: 'notice',
  textRef: textRef(1),
  audience: { kind: 'roles', roleIds: ['warehouse', 'administrator'] },
  sortId: null,
  pinned: false,
  from: day('20'),
  until: day('27'),
}
export const created: NoticeCreated = {
  type: 'notice-created',
  data: { noticeId: written, ...content, createdAt: day('19') },
}
export const creating: CreateNotice = { type: 'create-notice', ...created.data }
export const updated: NoticeEvent = {
  type: 'notice-updated',
  data: { ...content, textRef: textRef(2), updatedAt: day('21') },
}
export const withdrawn: NoticeEvent = { type: 'notice-withdrawn', data: { withdrawnAt: day('22') } }
export const deleted: NoticeEvent = { type: 'notice-deleted', data: { deletedAt: day('23') } }
