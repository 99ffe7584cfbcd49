import type { SnippetId } from '@pinline/events/ids'
import type { SnippetContent } from '@pinline/events/notification/snippet-content'
import type { SnippetEvent } from '@pinline/events/notification/snippet-event'

/** A text that staff insert, once it is written. */
export interface WrittenSnippet {
  readonly status: 'current' | 'archived'
  readonly snippetId: SnippetId
  readonly content: SnippetContent
}
export type Snippet = { readonly status: 'new' } | WrittenSnippet

/** Applies one event. Any event before `snippet-written` means a corrupt stream and throws. */
export const evolveSnippet = (snippet: Snippet, event: SnippetEvent): Snippet => {
  if (event.type === 'snippet-written') {
    const { snippetId, writtenAt: _, ...content } = event.data
    return { status: 'current', snippetId, content }
  }
  if (snippet.status === 'new') throw new Error(`${event.type} before snippet-written`)
  switch (event.type) {
    case 'snippet-archived':
      return { ...snippet, status: 'archived' }
    case 'snippet-reopened':
      return { ...snippet, status: 'current' }
    default:
      return event satisfies never
  }
}
