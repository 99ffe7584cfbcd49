import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { Actor } from '@pinline/events/event'
import { type HandbookPageId, type StaffId, staffId } from '@pinline/events/ids'
import type { HandbookPageContent } from '@pinline/events/notification/handbook-page-content'
import {
  type HandbookPageEvent,
  handbookPageEvent,
  handbookPageStreamType,
} from '@pinline/events/notification/handbook-page-event'

/** Versions of a page that its row lists; older ones stay in its stream. */
const maxListedVersions = 100

/** A page of the handbook for its readers and editors. */
export interface HandbookViewRow {
  readonly handbookPageId: HandbookPageId
  readonly content: HandbookPageContent
  /** Sorts by section, place and title. */
  readonly order: string
  readonly status: 'current' | 'archived'
  /** Newest first. */
  readonly versions: readonly { readonly version: number; readonly at: string; readonly by: StaffId | null }[]
  readonly updatedAt: string
  readonly updatedBy: StaffId | null
}

const authorOf = (actor: Actor): StaffId | null => (actor.kind === 'staff' ? staffId.parse(actor.id) : null)

const orderOf = ({ section, place, title }: HandbookPageContent): string =>
  [section, String(place).padStart(4, '0'), title].join('\n').toLowerCase()

export const handbookProjection = defineProjection<HandbookViewRow, HandbookPageEvent>({
  name: 'handbook',
  version: 1,
  sources: [{ service: 'notification', streamType: handbookPageStreamType }],
  eventSchema: handbookPageEvent,
  project: (row, { event, actor, sequence }) => {
    const updatedBy = authorOf(actor)
    if (event.type === 'handbook-page-written') {
      const { handbookPageId, writtenAt, ...content } = event.data
      const version = { version: sequence, at: writtenAt, by: updatedBy }
      const older = (row?.versions ?? []).filter((one) => one.version !== sequence)
      return {
        ...{ handbookPageId, content, order: orderOf(content), status: 'current' },
        ...{ versions: [version, ...older].slice(0, maxListedVersions), updatedAt: writtenAt, updatedBy },
      }
    }
    if (row === undefined) return undefined
    switch (event.type) {
      case 'handbook-page-archived':
        return { ...row, status: 'archived', updatedAt: event.data.archivedAt, updatedBy }
      case 'handbook-page-reopened':
        return { ...row, status: 'current', updatedAt: event.data.reopenedAt, updatedBy }
      default:
        return event satisfies never
    }
  },
  indexes: [
    { keys: { status: 1, order: 1, _id: 1 } },
    { keys: { status: 1, updatedAt: -1, _id: -1 } },
    { keys: { status: 1, 'content.section': 1, order: 1 } },
  ],
})
