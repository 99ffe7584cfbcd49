import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { cleanedText, multiLine, singleLine } from '../../api/text.ts'
import { hasKnownPlaceholders } from './snippet-text.ts'

/** Longest texts of a snippet, UTF-16 units. */
export const snippetLengths = { title: 80, group: 60, text: 2000 } as const

const tooLong = { tooLong: 'too-long' } as const

const snippetText = multiLine(snippetLengths.text, tooLong).refine(hasKnownPlaceholders, 'placeholder-unknown')

/** What staff write. A language without a text is left out, at least one has to be there. */
export const snippetFields = {
  title: singleLine(snippetLengths.title, tooLong).min(1, 'required'),
  group: singleLine(snippetLengths.group, tooLong),
  texts: z
    .partialRecord(languageCode, snippetText)
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')))
    .refine((texts) => Object.keys(texts).length > 0, 'required'),
}

/** Error keys of a snippet's fields in `data.errors`, besides the general ones. */
export type SnippetFieldError = 'required' | 'too-long' | 'placeholder-unknown'

export const snippetState = z.enum(['current', 'archived'])
export type SnippetState = z.infer<typeof snippetState>

export const snippetFilter = z.object({
  /** A part of the title or of a text in any language. */
  q: cleanedText(120).optional(),
  /** Those that have a text in it. */
  language: languageCode.optional(),
  /** Current ones if it is left out. */
  state: snippetState.optional(),
})
export type SnippetFilter = z.output<typeof snippetFilter>
