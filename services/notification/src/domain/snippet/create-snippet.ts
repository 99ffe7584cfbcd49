import type { Decision } from '@pinline/chassis/domain/decider'
import type { SnippetWritten } from '@pinline/events/notification/snippet-written'
import type { Snippet } from './snippet.ts'

export type CreateSnippet = { readonly type: 'create-snippet' } & SnippetWritten['data']

/** Writes the first version; quiet where the id has one. */
export const createSnippet = (snippet: Snippet, { type, ...data }: CreateSnippet): Decision<SnippetWritten> =>
  snippet.status === 'new' ? [{ type: 'snippet-written', data }] : []
