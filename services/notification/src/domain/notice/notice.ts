import type { NoticeId } from '@pinline/events/ids'
import type { NoticeContent } from '@pinline/events/notification/notice-content'
import type { NoticeEvent } from '@pinline/events/notification/notice-event'

/** A notice once it exists. A withdrawn one can be published again, a deleted one cannot. */
export interface WrittenNotice {
  readonly status: 'published' | 'withdrawn' | 'deleted'
  readonly noticeId: NoticeId
  readonly content: NoticeContent
}
export type Notice = { readonly status: 'new' } | WrittenNotice

export const newNotice: Notice = { status: 'new' }

/** Applies one event. Any event before `notice-created` means a corrupt stream and throws. */
export const evolveNotice = (notice: Notice, event: NoticeEvent): Notice => {
  if (event.type === 'notice-created') {
    const { noticeId, createdAt: _, ...content } = event.data
    return { status: 'published', noticeId, content }
  }
  if (notice.status === 'new') throw new Error(`${event.type} before notice-created`)
  switch (event.type) {
    case 'notice-updated': {
      const { updatedAt: _, ...content } = event.data
      return { ...notice, status: 'published', content }
    }
    case 'notice-withdrawn':
      return { ...notice, status: 'withdrawn' }
    case 'notice-deleted':
      return { ...notice, status: 'deleted' }
    default:
      return event satisfies never
  }
}
