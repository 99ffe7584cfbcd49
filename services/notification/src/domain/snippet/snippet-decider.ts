import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { type SnippetEvent, snippetEvent, snippetStreamType } from '@pinline/events/notification/snippet-event'
import { type ArchiveSnippet, archiveSnippet } from './archive-snippet.ts'
import { type CreateSnippet, createSnippet } from './create-snippet.ts'
import { type ReopenSnippet, reopenSnippet } from './reopen-snippet.ts'
import { evolveSnippet, type Snippet } from './snippet.ts'
import { type UpdateSnippet, updateSnippet } from './update-snippet.ts'

export type SnippetCommand = CreateSnippet | UpdateSnippet | ArchiveSnippet | ReopenSnippet

const decide = (snippet: Snippet, command: SnippetCommand): Decision<SnippetEvent> => {
  switch (command.type) {
    case 'create-snippet':
      return createSnippet(snippet, command)
    case 'update-snippet':
      return updateSnippet(snippet, command)
    case 'archive-snippet':
      return archiveSnippet(snippet, command)
    case 'reopen-snippet':
      return reopenSnippet(snippet, command)
    default:
      return command satisfies never
  }
}

/** A text that staff insert: its versions, and whether it is offered. */
export const snippetDecider: Decider<Snippet, SnippetCommand, SnippetEvent> = {
  streamType: snippetStreamType,
  initial: { status: 'new' },
  evolve: evolveSnippet,
  decide,
  eventSchema: snippetEvent,
}
