import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import type { NoticeText } from '@pinline/contracts/notification/notice/notice-fields'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { type NoticeAudience, noticeAudience } from '@pinline/events/notification/notice-content'
import { z } from 'zod'
import type { FieldValues } from '../../layout/conflicts/three-way.ts'
import { dayOf } from '../../layout/days.ts'

/** The name of a language's title and text in comparisons. */
const textField = (code: LanguageCode) => `texts.${code}` as const

const writtenText = z.object({ title: z.string(), text: z.string() })

/** What a person has typed into the form of a notice. Times are local, as `datetime-local` has them, or empty. */
export const noticeFormValues = z.object({
  kind: z.enum(['notice', 'news']),
  texts: z.record(z.string(), writtenText),
  audience: z.enum(['all', 'roles', 'person']),
  roleIds: z.array(z.string()),
  staffId: z.string(),
  sortId: z.string(),
  pinned: z.boolean(),
  from: z.string(),
  until: z.string(),
})
export type NoticeFormValues = z.infer<typeof noticeFormValues>

/** An instant as a `datetime-local` field shows it. */
export const localTimeOf = (instant: string | null): string => {
  if (instant === null) return ''
  const at = new Date(instant)
  const clock = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${dayOf(instant)}T${clock}`
}

/** ISO 8601 of a local time; null for an empty or impossible one. */
const instantOf = (local: string): string | null => {
  const at = new Date(local)
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

export const noText: NoticeText = { title: '', text: '' }

/** The form of a notice, or of a new one. */
export const noticeValuesOf = (record: NoticeRow | undefined): NoticeFormValues => ({
  kind: record?.kind ?? 'notice',
  texts: record?.texts ?? {},
  audience: record?.audience.kind ?? 'all',
  roleIds: record?.audience.kind === 'roles' ? [...record.audience.roleIds] : [],
  staffId: record?.audience.kind === 'person' ? record.audience.staffId : '',
  sortId: record?.sortId ?? '',
  pinned: record?.pinned ?? false,
  from: localTimeOf(record?.from ?? null),
  until: localTimeOf(record?.until ?? null),
})

const audienceFields = noticeFormValues.pick({ audience: true, roleIds: true, staffId: true })

/** What two versions are compared by: who reads it is one field, and each language another. */
export const noticeFields = {
  fieldsOf: ({ texts, audience, roleIds, staffId, ...values }: NoticeFormValues): FieldValues => ({
    ...Object.fromEntries(languageCodes.map((code) => [textField(code), texts[code] ?? noText])),
    ...values,
    audience: { audience, roleIds, staffId },
  }),
  valuesOf: (fields: FieldValues): NoticeFormValues =>
    noticeFormValues.parse({
      ...fields,
      ...audienceFields.parse(fields.audience),
      texts: Object.fromEntries(
        languageCodes
          .map((code) => [code, writtenText.parse(fields[textField(code)])] as const)
          .filter(([, { title, text }]) => title !== '' || text !== ''),
      ),
    }),
}

const audienceOf = ({ audience, roleIds, staffId }: z.infer<typeof audienceFields>) => {
  if (audience === 'roles') return { kind: audience, roleIds }
  return audience === 'person' ? { kind: audience, staffId } : { kind: audience }
}

/** Title and text of a compared version. */
export const noticeTextOf = (value: unknown): NoticeText => writtenText.parse(value)

/** The readers that a compared version has; undefined while none are chosen. */
export const comparedAudience = (value: unknown): NoticeAudience | undefined =>
  noticeAudience.safeParse(audienceOf(audienceFields.parse(value))).data

/** A time that nobody edited keeps its seconds, so that a saved notice does not move. */
const sameOrLocal = (local: string, stored: string | null | undefined): string | null =>
  stored !== undefined && local === localTimeOf(stored) ? stored : instantOf(local)

/** The input of the command; its schema says what is wrong with it. */
export const noticeContentOf = (values: NoticeFormValues, record: NoticeRow | undefined) => ({
  kind: values.kind,
  texts: values.texts,
  audience: audienceOf(values),
  sortId: values.sortId === '' ? null : values.sortId,
  pinned: values.pinned,
  from: sameOrLocal(values.from, record?.from),
  until: sameOrLocal(values.until, record?.until),
})

/** Keys of errors at fields whose schema has none of its own. */
export const namedErrors = (found: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found).map(([field, key]) => [field, field.startsWith('audience.') ? 'required' : key]),
  )
