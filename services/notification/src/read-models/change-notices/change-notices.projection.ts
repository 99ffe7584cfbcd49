import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { Actor } from '@pinline/events/event'
import { type ChangeNoticeId, type StaffId, staffId } from '@pinline/events/ids'
import type { ChangeNoticeContent } from '@pinline/events/notification/change-notice-content'
import {
  type ChangeNoticeEvent,
  changeNoticeEvent,
  changeNoticeStreamType,
} from '@pinline/events/notification/change-notice-event'

/** A change notice for its editors and its readers. */
export interface ChangeNoticeViewRow {
  readonly changeNoticeId: ChangeNoticeId
  readonly content: ChangeNoticeContent
  readonly status: 'draft' | 'published' | 'withdrawn'
  readonly publishedAt: string | null
  /** Buyers addressed. */
  readonly recipients: number
  readonly isMailed: boolean
  readonly updatedAt: string
  readonly updatedBy: StaffId | null
}

const authorOf = (actor: Actor): StaffId | null => (actor.kind === 'staff' ? staffId.parse(actor.id) : null)

export const changeNoticesProjection = defineProjection<ChangeNoticeViewRow, ChangeNoticeEvent>({
  name: 'change-notices',
  version: 1,
  sources: [{ service: 'notification', streamType: changeNoticeStreamType }],
  eventSchema: changeNoticeEvent,
  project: (row, { event, actor }) => {
    const updatedBy = authorOf(actor)
    if (event.type === 'change-notice-written') {
      const { changeNoticeId, writtenAt, ...content } = event.data
      const unpublished = { status: 'draft', publishedAt: null, recipients: 0, isMailed: false } as const
      return { changeNoticeId, content, ...unpublished, updatedAt: writtenAt, updatedBy }
    }
    if (row === undefined) return undefined
    switch (event.type) {
      case 'change-notice-published': {
        const { publishedAt } = event.data
        return { ...row, status: 'published', publishedAt, updatedAt: publishedAt, updatedBy }
      }
      case 'change-notice-withdrawn':
        return { ...row, status: 'withdrawn', updatedAt: event.data.withdrawnAt, updatedBy }
      case 'change-notice-mailed':
        return { ...row, recipients: row.recipients + event.data.recipients, isMailed: event.data.isDone }
      default:
        return event satisfies never
    }
  },
  indexes: [
    { keys: { updatedAt: -1, _id: -1 } },
    { keys: { 'content.announcedOn': -1, _id: -1 } },
    { keys: { 'content.parts.productId': 1, publishedAt: -1 } },
    { keys: { publishedAt: 1 }, where: { status: 'published', isMailed: false } },
  ],
})
