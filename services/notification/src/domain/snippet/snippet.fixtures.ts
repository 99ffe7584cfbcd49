import { snippetId } from '@pinline/events/ids'
import type { SnippetContent } from '@pinline/events/notification/snippet-content'
import type { SnippetEvent } from '@pinline/events/notification/snippet-event'

/** Fixed events for the specs: a text that says that a parcel has left. */
export const parcelId = snippetId.parse('4f1d2c3b-5a69-4788-9f0e-1d2c3b4a5968')
export const at = '2026-11-28T02:00:00.000Z'

export const parcelLeft: SnippetContent = {
  title: 'Parcel has left',
  group: 'Orders',
  texts: {
    en: 'Dear {buyer}, your order {order} is on its way: {tracking-link}',
    de: 'Guten Tag {buyer}, Ihre Bestellung {order} ist unterwegs: {tracking-link}',
  },
}
export const written: SnippetEvent = {
  type: 'snippet-written',
  data: { snippetId: parcelId, ...parcelLeft, writtenAt: at },
}
export const archived: SnippetEvent = { type: 'snippet-archived', data: { snippetId: parcelId, archivedAt: at } }
export const reopened: SnippetEvent = { type: 'snippet-reopened', data: { snippetId: parcelId, reopenedAt: at } }
