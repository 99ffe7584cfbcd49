import { attributeId, categoryId, slug } from '@pinline/events/ids'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { multiLine, singleLine } from '../../api/text.ts'

/** Error keys of a category or attribute in `data.errors`, by field. */
export const taxonomyFieldErrors = [
  'required',
  'too-long',
  'character-not-allowed',
  'slug-format',
  'slug-taken',
  'parent-unknown',
  'parent-below-itself',
  'parent-has-products',
  'too-deep',
  'attribute-unknown',
  'attribute-twice',
  'order-format',
  'unit-not-allowed',
  'value-twice',
  'values-needed',
  'values-not-allowed',
  'fixed',
] as const
export type TaxonomyFieldError = (typeof taxonomyFieldErrors)[number]

/** Revision of the record when its editor read it: if it has changed since, the command is refused (409). */
export const expectedRevision = z.int('required').min(0)

const writtenSlug = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(60, 'too-long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug-format')

export const categoryIdText = writtenSlug.pipe(categoryId)
export const attributeIdText = writtenSlug.pipe(attributeId)

const byLanguage = (text: typeof singleLine, longest: number) =>
  z
    .partialRecord(languageCode, text(longest, { tooLong: 'too-long' }), 'required')
    .transform((written): Record<string, string> => {
      const notified = Object.entries(written).filter(([, text]) => text !== '')
      return Object.fromEntries(notified)
    })

/** Texts of several lines by language code, empty ones left out. */
export const texts = (longest: number) => byLanguage(multiLine, longest)

/** Titles by language code, of which the English one must be there; empty ones are left out. */
export const titles = byLanguage(singleLine, 120).refine((written) => written.en !== undefined, {
  path: ['en'],
  error: 'required',
})

/** The position among its siblings: those from there on move by one. */
export const orderNum = z.int('order-format').min(1, 'order-format').max(9999, 'order-format')

export const attributeIds = z.array(attributeIdText).max(60, 'too-long')

/** A value that may be chosen, in all languages, and words by which it is searched. */
export const attributeChoices = z
  .array(
    z.object({
      value: writtenSlug.pipe(slug),
      titles,
      words: z
        .array(singleLine(60, { tooLong: 'too-long' }).min(1))
        .max(40, 'too-long')
        .optional(),
    }),
  )
  .max(200, 'too-long')

/** Texts of a record for its editors, by language code. */
export const writtenTexts = z.record(z.string(), z.string())
