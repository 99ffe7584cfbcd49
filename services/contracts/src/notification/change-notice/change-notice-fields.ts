import { productId } from '@pinline/events/ids'
import { changeNoticeKind, maxAffectedParts } from '@pinline/events/notification/change-notice-content'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { cleanedText, multiLine, singleLine } from '../../api/text.ts'
import { webUrl } from '../../api/web-url.ts'

/** Longest reference and text of a change notice, UTF-16 units. */
export const changeNoticeLengths = { reference: 60, text: 4000 } as const

/** Error keys of a change notice's fields in `data.errors`, besides the general ones. */
export const changeNoticeFieldErrors = [
  'required',
  'too-long',
  'before-announcement',
  'within-a-year',
  'before-last-order',
] as const
export type ChangeNoticeFieldError = (typeof changeNoticeFieldErrors)[number]

const tooLong = { tooLong: 'too-long' } as const

/** What staff add to the shop's own text, by language code; those that are empty are left out. */
const changeNoticeTexts = z
  .partialRecord(languageCode, multiLine(changeNoticeLengths.text, tooLong))
  .transform((texts): Record<string, string> => {
    const written = Object.entries(texts).filter(([, text]) => text !== '')
    return Object.fromEntries(written)
  })

/** What staff write. */
export const changeNoticeFields = {
  kind: changeNoticeKind,
  reference: singleLine(changeNoticeLengths.reference, tooLong).min(1, 'required'),
  parts: z
    .array(z.object({ productId, model: singleLine(120).min(1), manufacturer: singleLine(80).min(1) }))
    .min(1, 'required')
    .max(maxAffectedParts),
  announcedOn: z.iso.date('required'),
  effectiveOn: z.iso.date().nullable().default(null),
  lastOrderOn: z.iso.date().nullable().default(null),
  lastShipmentOn: z.iso.date().nullable().default(null),
  texts: changeNoticeTexts.default({}),
  attachmentUrl: webUrl.nullable().default(null),
}

export const changeNoticeState = z.enum(['draft', 'published', 'withdrawn'])
export type ChangeNoticeState = z.infer<typeof changeNoticeState>

export const changeNoticeFilter = z.object({
  /** A part of the reference or of a part number. */
  q: cleanedText(120).optional(),
  kind: changeNoticeKind.optional(),
  state: changeNoticeState.optional(),
})
export type ChangeNoticeFilter = z.output<typeof changeNoticeFilter>
