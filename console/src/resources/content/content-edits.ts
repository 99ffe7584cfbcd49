import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { contentDetails } from '@pinline/events/catalogue/content-details'
import { type ContentText, contentLanguage, contentText } from '@pinline/events/catalogue/content-text'
import { z } from 'zod'
import { differentFields, isEqual } from '../../layout/conflicts/three-way.ts'
import { languagesInOrder } from '../categories/translations.ts'

/** What an editor has changed: texts by language, null where one is removed. */
export const contentEdits = z.object({
  slug: z.string().optional(),
  details: contentDetails.optional(),
  texts: z.partialRecord(contentLanguage, contentText.nullable()),
})
export type ContentEdits = z.infer<typeof contentEdits>

export const noEdits: ContentEdits = { texts: {} }

export const emptyText: ContentText = { title: '', lead: '', body: null }

export type EditedRecord = Pick<ContentRecord, 'slug' | 'details' | 'texts'>

/** The text of a language with the edits. */
export const textOf = (
  record: EditedRecord,
  { texts }: ContentEdits,
  language: LanguageCode,
): ContentText | undefined => (texts[language] === undefined ? record.texts[language] : (texts[language] ?? undefined))

/** Languages whose text differs from the record's. */
export const editedLanguages = (record: EditedRecord, { texts }: ContentEdits): LanguageCode[] =>
  languagesInOrder.filter((code) => texts[code] !== undefined && !isEqual(texts[code], record.texts[code] ?? null))

/** Edits without those that say what the record says already. */
export const onlyChanges = (record: EditedRecord, edits: ContentEdits): ContentEdits => ({
  ...(edits.slug === undefined || edits.slug === record.slug ? {} : { slug: edits.slug }),
  ...(edits.details === undefined || isEqual(edits.details, record.details) ? {} : { details: edits.details }),
  texts: Object.fromEntries(editedLanguages(record, edits).map((code) => [code, edits.texts[code] ?? null])),
})

export const hasEdits = ({ slug, details, texts }: ContentEdits): boolean =>
  slug !== undefined || details !== undefined || Object.keys(texts).length > 0

const textParts = contentText.keyof().options
const textField = (language: LanguageCode, part: string): string => `texts.${language}.${part}`

/** Slug, details and texts by field: `details.tags`, `texts.en.title`. A part that is not written has no field. */
export type ContentValues = Readonly<Record<string, unknown>>

export const contentValuesOf = ({ slug, details, texts }: EditedRecord): ContentValues => ({
  slug,
  ...Object.fromEntries(Object.entries(details).map(([name, value]) => [`details.${name}`, value])),
  ...Object.fromEntries(
    languagesInOrder.flatMap((language) => {
      const text = texts[language]
      return text === undefined
        ? []
        : textParts.flatMap((part) => (text[part] === undefined ? [] : [[textField(language, part), text[part]]]))
    }),
  ),
})

/** The record with the edits. */
export const withEdits = (record: EditedRecord, edits: ContentEdits): EditedRecord => ({
  slug: edits.slug ?? record.slug,
  details: edits.details ?? record.details,
  texts: Object.fromEntries(
    languagesInOrder.flatMap((language) => {
      const text = textOf(record, edits, language)
      return text === undefined ? [] : [[language, text]]
    }),
  ),
})

/** The edits on a record that leave these values in it; an undefined value removes its part. */
export const editsOfValues = (record: EditedRecord, values: ContentValues): ContentEdits => {
  const all = { ...contentValuesOf(record), ...values }
  const below = (prefix: string) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([field, value]) =>
        field.startsWith(prefix) && value !== undefined ? [[field.slice(prefix.length), value]] : [],
      ),
    )
  const texts = languagesInOrder.map((language) => {
    const parts = below(`texts.${language}.`)
    return [language, Object.keys(parts).length === 0 ? null : contentText.parse({ ...emptyText, ...parts })] as const
  })
  return onlyChanges(record, {
    slug: String(all.slug),
    details: contentDetails.parse(below('details.')),
    texts: Object.fromEntries(
      texts.filter(([language, text]) => text !== null || record.texts[language] !== undefined),
    ),
  })
}

/**
 * Edits with the revision that they began on and what their fields held there; a part that was not written held nothing.
 * Drafts of the release before are the edits alone.
 */
export const contentDraft = z.union([
  z.object({
    edits: contentEdits,
    revision: z.int(),
    before: z.array(z.object({ field: z.string(), held: z.unknown().optional() })),
  }),
  contentEdits.transform((edits) => ({ edits, revision: undefined, before: [] })),
])
export type ContentDraft = z.infer<typeof contentDraft>

type Revised = EditedRecord & Pick<ContentRecord, 'revision'>

/** The draft of edits that began on a revision. */
export const contentDraftOf = (base: Revised, edits: ContentEdits): ContentDraft => {
  const stored = contentValuesOf(base)
  const changed = differentFields(stored, contentValuesOf(withEdits(base, edits)), stored)
  return { edits, revision: base.revision, before: changed.map(({ field, base: held }) => ({ field, held })) }
}

/** The record as it was where a draft began, as far as the draft changes it. */
export const draftBase = <Row extends Revised>(now: Row, { revision, before }: ContentDraft): Row => {
  if (revision === undefined || revision >= now.revision) return now
  const held = Object.fromEntries(before.map((one) => [one.field, one.held]))
  return { ...now, ...withEdits(now, editsOfValues(now, held)), revision }
}
