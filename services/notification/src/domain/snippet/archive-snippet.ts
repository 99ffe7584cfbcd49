import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SnippetEvent } from '@pinline/events/notification/snippet-event'
import type { Snippet } from './snippet.ts'

export interface ArchiveSnippet {
  readonly type: 'archive-snippet'
  readonly now: string
}

/** Takes a snippet out of use, once. */
export const archiveSnippet = (snippet: Snippet, { now }: ArchiveSnippet): Decision<SnippetEvent> => {
  if (snippet.status === 'new') return rejection('snippet-not-found')
  if (snippet.status === 'archived') return []
  return [{ type: 'snippet-archived', data: { snippetId: snippet.snippetId, archivedAt: now } }]
}
