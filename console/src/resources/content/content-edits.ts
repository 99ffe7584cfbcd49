import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { contentDetails } from '@pinline/events/catalogue/content-details'
import { type ContentText, contentLanguage, contentText } from '@pinline/events/catalogue/content-text'
import { z } from 'zod'
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

/** Equal as they are stored, whatever the order of their keys. */
const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  const read = (from: object, key: string): unknown => Reflect.get(from, key)
  return (
    Array.isArray(one) === Array.isArray(other) && [...keys].every((key) => isEqual(read(one, key), read(other, key)))
  )
}

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

/** What both have changed since the record that the editor began with. */
export interface EditConflicts {
  readonly languages: readonly LanguageCode[]
  readonly details: boolean
}

/**
 * What somebody else has changed that the edits change too. Everything else goes together: a translator in one language
 * does not stand in the way of one in another.
 */
export const conflictsOf = (base: EditedRecord, newest: EditedRecord, edits: ContentEdits): EditConflicts => ({
  languages: editedLanguages(base, edits).filter(
    (code) =>
      !isEqual(base.texts[code], newest.texts[code]) && !isEqual(edits.texts[code] ?? undefined, newest.texts[code]),
  ),
  details:
    (edits.details !== undefined &&
      !isEqual(base.details, newest.details) &&
      !isEqual(edits.details, newest.details)) ||
    (edits.slug !== undefined && base.slug !== newest.slug && edits.slug !== newest.slug),
})

/** Edits without what others have changed too. */
export const withoutConflicts = (edits: ContentEdits, { languages, details }: EditConflicts): ContentEdits => ({
  ...(details || edits.slug === undefined ? {} : { slug: edits.slug }),
  ...(details || edits.details === undefined ? {} : { details: edits.details }),
  texts: Object.fromEntries(
    Object.entries(edits.texts).filter(([code]) => !languages.some((language) => language === code)),
  ),
})
