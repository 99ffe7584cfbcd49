import { uiTextKey } from '@pinline/events/catalogue/ui-text-set'
import { actor } from '@pinline/events/event'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { multiLine } from '../../api/text.ts'

/** Shop or console: each loads its own texts. */
export const uiTextSurface = z.enum(['shop', 'console'])
export type UiTextSurface = z.infer<typeof uiTextSurface>

/** What a file says, as it is recorded and compared. */
export const fileText = multiLine(4000)

/** A text of the screens in one language, and the revision of the language's texts that its editor saw. */
export const uiTextTarget = z.strictObject({
  language: languageCode,
  key: uiTextKey,
  revision: z.int('required').min(0, 'required'),
})

/** A text that staff changed. */
export const changedUiText = z.object({
  key: uiTextKey,
  text: z.string(),
  /** What the file said in this language when it was written; another text now means that the change is outdated. */
  base: z.string(),
  /** What the file said in English when it was written. */
  source: z.string(),
})
export type ChangedUiText = z.infer<typeof changedUiText>

/** A change in a language's history; `text` is null where the file's text was restored. */
export const uiTextChange = z.object({
  at: z.iso.datetime(),
  actor,
  key: uiTextKey,
  text: z.string().nullable(),
  version: z.int(),
})
export type UiTextChange = z.infer<typeof uiTextChange>
