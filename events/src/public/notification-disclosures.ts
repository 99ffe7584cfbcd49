import type { z } from 'zod'
import type { addressedNoticeEvent, changeNoticeEvent } from '../notification/change-notice-event.ts'
import type { formEvent } from '../notification/form-event.ts'
import type { handbookPageEvent } from '../notification/handbook-page-event.ts'
import type { noticeEvent } from '../notification/notice-event.ts'
import type { NotificationEvent } from '../notification/notification-event.ts'
import type { snippetEvent } from '../notification/snippet-event.ts'
import type { sortsEvent } from '../notification/sorts-event.ts'
import type { WebhookEndpointEvent } from '../notification/webhook-endpoint-event.ts'
import { type EventDisclosure, internal, published } from './published-event.ts'

const toDos = internal('work of staff, which follows from other events')
const changeNotices = internal('drafts and mailings of change notices; a call lists what is published')
const forStaff = internal('notices of staff to staff')
const ofEndpoints = internal('where integrators are sent events, which is nobody else’s')

type NotificationEventType =
  | NotificationEvent['type']
  | z.infer<typeof formEvent>['type']
  | z.infer<typeof noticeEvent>['type']
  | z.infer<typeof changeNoticeEvent>['type']
  | z.infer<typeof addressedNoticeEvent>['type']
  | z.infer<typeof handbookPageEvent>['type']
  | z.infer<typeof snippetEvent>['type']
  | z.infer<typeof sortsEvent>['type']
  | WebhookEndpointEvent['type']

/** Which events of the notification service leave the product. */
export const notificationDisclosures: Readonly<Record<NotificationEventType, EventDisclosure>> = {
  'form-submitted': published('2026-11-26', 'A visitor or buyer sent a form. `contentRef` refers to what they wrote.', {
    withheld: ['deviceHash', 'suspicion'],
  }),
  'form-answered': published('2026-11-26', 'Staff replied to the sender of a form.'),
  'form-closed': published('2026-11-26', 'A form needs no more work.'),
  'form-erased': published('2026-11-26', 'What a form held was erased; delete your copies.'),
  'form-note-added': internal('a note for colleagues only'),
  'form-assigned': internal('who of the staff works on it'),
  'to-do-opened': toDos,
  'to-do-closed': toDos,
  'finding-to-do-opened': toDos,
  'finding-to-do-closed': toDos,
  'after-sale-to-do-opened': toDos,
  'after-sale-to-do-closed': toDos,
  'replacement-to-do-opened': toDos,
  'replacement-to-do-closed': toDos,
  'quotation-to-do-opened': toDos,
  'quotation-to-do-closed': toDos,
  'form-to-do-opened': toDos,
  'form-to-do-closed': toDos,
  'restock-to-do-opened': toDos,
  'restock-to-do-closed': toDos,
  'translation-to-do-opened': toDos,
  'translation-to-do-closed': toDos,
  'webhook-to-do-opened': toDos,
  'webhook-to-do-closed': toDos,
  'mention-to-do-opened': toDos,
  'mention-to-do-closed': toDos,
  'to-do-assigned': toDos,
  'to-do-snoozed': toDos,
  'to-do-woken': toDos,
  'to-do-comment-added': toDos,
  'to-do-escalated': toDos,
  'notice-created': forStaff,
  'notice-updated': forStaff,
  'notice-withdrawn': forStaff,
  'notice-deleted': forStaff,
  'change-notice-written': changeNotices,
  'change-notice-published': changeNotices,
  'change-notice-withdrawn': changeNotices,
  'change-notice-mailed': changeNotices,
  'change-notice-addressed': changeNotices,
  'handbook-page-written': forStaff,
  'handbook-page-archived': forStaff,
  'handbook-page-reopened': forStaff,
  'snippet-written': forStaff,
  'snippet-archived': forStaff,
  'snippet-reopened': forStaff,
  'sort-defined': forStaff,
  'sort-deleted': forStaff,
  'webhook-endpoint-created': ofEndpoints,
  'webhook-endpoint-updated': ofEndpoints,
  'webhook-secret-rotated': ofEndpoints,
  'webhook-endpoint-enabled': ofEndpoints,
  'webhook-endpoint-disabled': ofEndpoints,
  'webhook-endpoint-deleted': ofEndpoints,
}
