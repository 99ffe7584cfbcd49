import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { Actor } from '@pinline/events/event'
import { type StaffId, staffId } from '@pinline/events/ids'
import type { NoticeCreated } from '@pinline/events/notification/notice-created'
import { type NoticeEvent, noticeEvent, noticeStreamType } from '@pinline/events/notification/notice-event'
import type { NoticeViewRow } from './notices.model.ts'

const authorOf = (actor: Actor): StaffId | null => (actor.kind === 'staff' ? staffId.parse(actor.id) : null)

const later = (one: string, other: string): string => (one > other ? one : other)

const createdRow = (data: NoticeCreated['data'], by: StaffId | null): NoticeViewRow => ({
  ...data,
  status: 'published',
  shownFrom: later(data.from, data.createdAt),
  createdBy: by,
  updatedAt: data.createdAt,
  updatedBy: by,
})

const advance = (
  row: NoticeViewRow,
  event: Exclude<NoticeEvent, NoticeCreated>,
  by: StaffId | null,
): NoticeViewRow | undefined => {
  switch (event.type) {
    case 'notice-updated': {
      const { updatedAt, from } = event.data
      // Published again, or moved to another time: it is new to its readers.
      const isNew = row.status === 'withdrawn' || row.from !== from
      const shownFrom = isNew ? later(from, updatedAt) : row.shownFrom
      return { ...row, ...event.data, status: 'published', shownFrom, updatedBy: by }
    }
    case 'notice-withdrawn':
      return { ...row, status: 'withdrawn', updatedAt: event.data.withdrawnAt, updatedBy: by }
    case 'notice-deleted':
      return undefined
    default:
      return event satisfies never
  }
}

/** Every notice that is not deleted, for its editors and its readers. */
export const noticesProjection = defineProjection<NoticeViewRow, NoticeEvent>({
  name: 'notices',
  version: 1,
  sources: [{ service: 'notification', streamType: noticeStreamType }],
  eventSchema: noticeEvent,
  project: (row, { event, actor }) => {
    if (event.type === 'notice-created') return createdRow(event.data, authorOf(actor))
    return row === undefined ? undefined : advance(row, event, authorOf(actor))
  },
  indexes: [
    { keys: { from: -1, _id: -1 } },
    { keys: { createdAt: -1, _id: -1 } },
    { keys: { sortId: 1, from: -1, _id: -1 } },
    { keys: { status: 1, kind: 1, pinned: -1, shownFrom: -1, _id: -1 } },
  ],
})
