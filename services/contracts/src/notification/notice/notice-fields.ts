import { sortId } from '@pinline/events/ids'
import { noticeAudience, noticeKind } from '@pinline/events/notification/notice-content'
import { z } from 'zod'
import { instant } from '../../account/fields.ts'
import { flag } from '../../account/permissions/permission-fields.ts'
import { languageCode } from '../../api/languages.ts'
import { cleanedText, multiLine, singleLine } from '../../api/text.ts'

/** Longest title and text of a notice, UTF-16 units. */
export const noticeTextLengths = { title: 120, text: 4000 } as const

/** Error keys of a notice's fields in `data.errors`, besides the general ones. */
export const noticeFieldErrors = [
  'required',
  'too-long',
  'character-not-allowed',
  'until-before-from',
  'sort-unknown',
] as const
export type NoticeFieldError = (typeof noticeFieldErrors)[number]

const tooLong = { tooLong: 'too-long' } as const

/** A notice in one language. Paragraphs are separated by line feeds. */
const noticeText = z.object({
  title: singleLine(noticeTextLengths.title, tooLong),
  text: multiLine(noticeTextLengths.text, tooLong),
})
export type NoticeText = z.infer<typeof noticeText>

/** As stored and returned. */
export const storedNoticeTexts = z.partialRecord(languageCode, z.object({ title: z.string(), text: z.string() }))
export type NoticeTexts = z.infer<typeof storedNoticeTexts>

/** By language code: English or Chinese must be there, each with title and text; those without both are left out. */
export const noticeTexts = z
  .partialRecord(languageCode, noticeText, 'required')
  .transform((texts): NoticeTexts => {
    const written = Object.entries(texts).filter(([, { title, text }]) => title !== '' || text !== '')
    return Object.fromEntries(written)
  })
  .superRefine((texts, context) => {
    const require = (path: string[]) => context.addIssue({ code: 'custom', path, message: 'required' })
    for (const [language, { title, text }] of Object.entries(texts)) {
      if (title === '') require([language, 'title'])
      if (text === '') require([language, 'text'])
    }
    if (texts.en === undefined && texts.zh_cn === undefined) require(['en', 'title'])
  })

/** What staff write. Without `from` a notice is shown at once; without `until`, until it is taken down. */
export const noticeFields = {
  kind: noticeKind.default('notice'),
  texts: noticeTexts,
  audience: noticeAudience,
  sortId: sortId.nullable().default(null),
  pinned: z.boolean().default(false),
  from: instant.nullable().default(null),
  until: instant.nullable().default(null),
}

/** `scheduled`: its time comes; `ended`: it is over; `withdrawn`: taken down by staff. */
export const noticeState = z.enum(['scheduled', 'current', 'ended', 'withdrawn'])
export type NoticeState = z.infer<typeof noticeState>

export const noticeFilter = z.object({
  /** A part of the title in any language. */
  q: cleanedText(120).optional(),
  kind: noticeKind.optional(),
  state: noticeState.optional(),
  audience: z.enum(['all', 'roles', 'person']).optional(),
  sortId: cleanedText(60).optional(),
  pinned: flag.optional(),
})
export type NoticeFilter = z.output<typeof noticeFilter>
