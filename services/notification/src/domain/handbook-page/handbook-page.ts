import type { HandbookPageId } from '@pinline/events/ids'
import type { HandbookPageContent } from '@pinline/events/notification/handbook-page-content'
import type { HandbookPageEvent } from '@pinline/events/notification/handbook-page-event'

/** A page of the staff's handbook once it is written. */
export interface WrittenHandbookPage {
  readonly status: 'current' | 'archived'
  readonly handbookPageId: HandbookPageId
  readonly content: HandbookPageContent
}
export type HandbookPage = { readonly status: 'new' } | WrittenHandbookPage

/** Applies one event. Any event before `handbook-page-written` means a corrupt stream and throws. */
export const evolveHandbookPage = (page: HandbookPage, event: HandbookPageEvent): HandbookPage => {
  if (event.type === 'handbook-page-written') {
    const { handbookPageId, writtenAt: _, ...content } = event.data
    return { status: 'current', handbookPageId, content }
  }
  if (page.status === 'new') throw new Error(`${event.type} before handbook-page-written`)
  switch (event.type) {
    case 'handbook-page-archived':
      return { ...page, status: 'archived' }
    case 'handbook-page-reopened':
      return { ...page, status: 'current' }
    default:
      return event satisfies never
  }
}
