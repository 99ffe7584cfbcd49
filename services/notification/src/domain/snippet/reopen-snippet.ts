import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SnippetEvent } from '@pinline/events/notification/snippet-event'
import type { Snippet } from './snippet.ts'

export interface ReopenSnippet {
  readonly type: 'reopen-snippet'
  readonly now: string
}

/** Puts an archived snippet back, once. */
export const reopenSnippet = (snippet: Snippet, { now }: ReopenSnippet): Decision<SnippetEvent> => {
  if (snippet.status === 'new') return rejection('snippet-not-found')
  if (snippet.status === 'current') return []
  return [{ type: 'snippet-reopened', data: { snippetId: snippet.snippetId, reopenedAt: now } }]
}
