import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SnippetContent } from '@pinline/events/notification/snippet-content'
import type { SnippetWritten } from '@pinline/events/notification/snippet-written'
import type { Snippet } from './snippet.ts'

export type UpdateSnippet = {
  readonly type: 'update-snippet'
  readonly now: string
} & SnippetContent

const isSame = (one: SnippetContent, other: SnippetContent): boolean => {
  const languages = new Set([...Object.keys(one.texts), ...Object.keys(other.texts)])
  return (
    one.title === other.title &&
    one.group === other.group &&
    [...languages].every((language) => one.texts[language] === other.texts[language])
  )
}

/** Writes another version; an archived snippet has to be reopened first. Quiet where nothing would change. */
export const updateSnippet = (snippet: Snippet, { type, now, ...content }: UpdateSnippet): Decision<SnippetWritten> => {
  if (snippet.status === 'new') return rejection('snippet-not-found')
  if (snippet.status === 'archived') return rejection('snippet-archived')
  if (isSame(snippet.content, content)) return []
  return [{ type: 'snippet-written', data: { snippetId: snippet.snippetId, ...content, writtenAt: now } }]
}
