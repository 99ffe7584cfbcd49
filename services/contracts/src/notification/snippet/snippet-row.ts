import { snippetId, staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { snippetState } from './snippet-fields.ts'

/** One version of a snippet; its number is that of its event in the stream. */
export const snippetVersion = z.object({
  version: z.int().min(1),
  at: z.iso.datetime(),
  by: staffId.nullable(),
})
export type SnippetVersion = z.infer<typeof snippetVersion>

/** The texts of a snippet, by language. */
export const snippetTexts = z.partialRecord(languageCode, z.string())

/**
 * A text that staff insert. `texts` and `versions`, newest first and at most 100, are those of the single record; lists have
 * null instead, and `excerpt`: the beginning of the text in the language of the request, or of the one in its place.
 * `revision` must be sent with the next command.
 */
export const snippetRow = z.object({
  id: snippetId,
  title: z.string(),
  group: z.string(),
  languages: z.array(languageCode),
  excerpt: z.string(),
  texts: snippetTexts.nullable(),
  versions: z.array(snippetVersion).nullable(),
  state: snippetState,
  updatedAt: z.iso.datetime(),
  updatedBy: staffId.nullable(),
  revision: z.int(),
})
export type SnippetRow = z.infer<typeof snippetRow>

/** Response of every command on a snippet. */
export const snippetChanged = z.object({ id: snippetId, revision: z.int() })
export type SnippetChanged = z.infer<typeof snippetChanged>
