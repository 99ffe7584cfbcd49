import type { BuyerId, ChangeNoticeId } from '@pinline/events/ids'
import type { ChangeNoticeContent } from '@pinline/events/notification/change-notice-content'
import type { ChangeNoticeEvent } from '@pinline/events/notification/change-notice-event'

/** How far the buyers of the parts have been addressed, in the order of their ids. */
export interface Mailing {
  readonly lastBuyerId: BuyerId | null
  readonly isDone: boolean
}

/** A change notice once it exists. What is published is not changed any more: a correction is another notice. */
export interface WrittenChangeNotice {
  readonly status: 'draft' | 'published' | 'withdrawn'
  readonly changeNoticeId: ChangeNoticeId
  readonly content: ChangeNoticeContent
  readonly mailing: Mailing
}
export type ChangeNotice = { readonly status: 'new' } | WrittenChangeNotice

/** Applies one event. Any event before `change-notice-written` means a corrupt stream and throws. */
export const evolveChangeNotice = (notice: ChangeNotice, event: ChangeNoticeEvent): ChangeNotice => {
  if (event.type === 'change-notice-written') {
    const { changeNoticeId, writtenAt: _, ...content } = event.data
    return { status: 'draft', changeNoticeId, content, mailing: { lastBuyerId: null, isDone: false } }
  }
  if (notice.status === 'new') throw new Error(`${event.type} before change-notice-written`)
  switch (event.type) {
    case 'change-notice-published':
      return { ...notice, status: 'published' }
    case 'change-notice-withdrawn':
      return { ...notice, status: 'withdrawn' }
    case 'change-notice-mailed': {
      const { lastBuyerId, isDone } = event.data
      return { ...notice, mailing: { lastBuyerId: lastBuyerId ?? notice.mailing.lastBuyerId, isDone } }
    }
    default:
      return event satisfies never
  }
}
