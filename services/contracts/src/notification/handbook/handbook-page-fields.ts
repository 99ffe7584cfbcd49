import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { cleanedText, multiLine, singleLine } from '../../api/text.ts'

/** Longest texts of a handbook page, UTF-16 units. */
export const handbookPageLengths = { section: 60, title: 120, body: 40_000 } as const

/** Greatest place of a page in its section. */
export const maxHandbookPlace = 9999

const tooLong = { tooLong: 'too-long' } as const

/** What staff write. */
export const handbookPageFields = {
  section: singleLine(handbookPageLengths.section, tooLong).min(1, 'required'),
  place: z.int('order-format').min(0, 'order-format').max(maxHandbookPlace, 'order-format'),
  title: singleLine(handbookPageLengths.title, tooLong).min(1, 'required'),
  language: languageCode,
  body: multiLine(handbookPageLengths.body, tooLong).min(1, 'required'),
}

/** Error keys of a page's fields in `data.errors`, besides the general ones. */
export type HandbookPageFieldError = 'required' | 'too-long' | 'order-format'

export const handbookPageState = z.enum(['current', 'archived'])
export type HandbookPageState = z.infer<typeof handbookPageState>

export const handbookPageFilter = z.object({
  /** A part of the title or the text. */
  q: cleanedText(120).optional(),
  section: cleanedText(handbookPageLengths.section).optional(),
  language: languageCode.optional(),
  /** Current ones if it is left out. */
  state: handbookPageState.optional(),
})
export type HandbookPageFilter = z.output<typeof handbookPageFilter>
