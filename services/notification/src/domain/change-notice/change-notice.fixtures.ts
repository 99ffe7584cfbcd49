import { buyerId, changeNoticeId, productId } from '@pinline/events/ids'
import type { ChangeNoticeContent } from '@pinline/events/notification/change-notice-content'
import type { ChangeNoticeEvent } from '@pinline/events/notification/change-notice-event'

/** Fixed events for the specs: the end of life of one part. */
export const noticeId = changeNoticeId.parse('0b9c1f5e-6d2a-4c3b-8e7f-1a2b3c4d5e70')
export const firstBuyer = buyerId.parse('b-0123456789abcdefghijklmn')
export const at = '2026-11-27T09:00:00.000Z'

export const endOfLife: ChangeNoticeContent = {
  kind: 'end-of-life',
  reference: 'PDN-2026-042',
  parts: [{ productId: productId.parse('p-0123456789abcdef'), model: '43045-1000', manufacturer: 'Molex' }],
  announcedOn: '2026-11-27',
  effectiveOn: null,
  lastOrderOn: '2027-11-27',
  lastShipmentOn: '2028-05-31',
  texts: {},
  attachmentUrl: null,
}
export const written: ChangeNoticeEvent = {
  type: 'change-notice-written',
  data: { changeNoticeId: noticeId, ...endOfLife, writtenAt: at },
}
export const published: ChangeNoticeEvent = {
  type: 'change-notice-published',
  data: { changeNoticeId: noticeId, publishedAt: at },
}
export const withdrawn: ChangeNoticeEvent = {
  type: 'change-notice-withdrawn',
  data: { changeNoticeId: noticeId, withdrawnAt: at },
}
export const mailed: ChangeNoticeEvent = {
  type: 'change-notice-mailed',
  data: { changeNoticeId: noticeId, lastBuyerId: firstBuyer, recipients: 1, isDone: true, mailedAt: at },
}
