import { z } from 'zod'
import { localisedTexts } from '../localised-texts.ts'

/** A text that staff insert into what they write. */
export const snippetContent = z.object({
  /** What staff find it by. */
  title: z.string(),
  /** Snippets of one group stand together; empty for none. */
  group: z.string(),
  /** The text by language, with placeholders such as `{buyer}`. */
  texts: localisedTexts(2000),
})
export type SnippetContent = z.infer<typeof snippetContent>
