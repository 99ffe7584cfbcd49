import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { Actor } from '@pinline/events/event'
import { type SnippetId, type StaffId, staffId } from '@pinline/events/ids'
import type { SnippetContent } from '@pinline/events/notification/snippet-content'
import { type SnippetEvent, snippetEvent, snippetStreamType } from '@pinline/events/notification/snippet-event'

/** Versions of a snippet that its row lists; older ones stay in its stream. */
const maxListedVersions = 100

/** A text that staff insert, for those who look for it and those who edit it. */
export interface SnippetsViewRow {
  readonly snippetId: SnippetId
  readonly content: SnippetContent
  /** Sorts by group and title. */
  readonly order: string
  /** Title and texts of every language, for the search. */
  readonly words: string
  readonly status: 'current' | 'archived'
  /** Newest first. */
  readonly versions: readonly { readonly version: number; readonly at: string; readonly by: StaffId | null }[]
  readonly updatedAt: string
  readonly updatedBy: StaffId | null
}

const authorOf = (actor: Actor): StaffId | null => (actor.kind === 'staff' ? staffId.parse(actor.id) : null)

export const snippetsProjection = defineProjection<SnippetsViewRow, SnippetEvent>({
  name: 'snippets',
  version: 1,
  sources: [{ service: 'notification', streamType: snippetStreamType }],
  eventSchema: snippetEvent,
  project: (row, { event, actor, sequence }) => {
    const updatedBy = authorOf(actor)
    if (event.type === 'snippet-written') {
      const { snippetId, writtenAt, ...content } = event.data
      const { group, title, texts } = content
      const version = { version: sequence, at: writtenAt, by: updatedBy }
      const older = (row?.versions ?? []).filter((one) => one.version !== sequence)
      return {
        ...{ snippetId, content, status: 'current', updatedAt: writtenAt, updatedBy },
        order: [group, title].join('\n').toLowerCase(),
        words: [title, ...Object.values(texts)].join('\n'),
        versions: [version, ...older].slice(0, maxListedVersions),
      }
    }
    if (row === undefined) return undefined
    switch (event.type) {
      case 'snippet-archived':
        return { ...row, status: 'archived', updatedAt: event.data.archivedAt, updatedBy }
      case 'snippet-reopened':
        return { ...row, status: 'current', updatedAt: event.data.reopenedAt, updatedBy }
      default:
        return event satisfies never
    }
  },
  indexes: [{ keys: { status: 1, order: 1, _id: 1 } }, { keys: { status: 1, updatedAt: -1, _id: -1 } }],
})
