import { handbookPageId } from '@pinline/events/ids'
import type { HandbookPageContent } from '@pinline/events/notification/handbook-page-content'
import type { HandbookPageEvent } from '@pinline/events/notification/handbook-page-event'

/** Fixed events for the specs: a page about packing. */
export const pageId = handbookPageId.parse('4f1d2c3b-5a69-4788-9f0e-1d2c3b4a5968')
export const at = '2026-11-27T09:00:00.000Z'

export const packing: HandbookPageContent = {
  section: 'Warehouse',
  place: 10,
  title: 'Packing tape and reel',
  language: 'en',
  body: 'Check the moisture card **before** sealing the bag.',
}
export const written: HandbookPageEvent = {
  type: 'handbook-page-written',
  data: { handbookPageId: pageId, ...packing, writtenAt: at },
}
export const archived: HandbookPageEvent = {
  type: 'handbook-page-archived',
  data: { handbookPageId: pageId, archivedAt: at },
}
export const reopened: HandbookPageEvent = {
  type: 'handbook-page-reopened',
  data: { handbookPageId: pageId, reopenedAt: at },
}
