import { languageCode } from '@pinline/contracts/api/languages'
import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { z } from 'zod'

/** What a person has typed into the form of a page. */
export const handbookPageFormValues = z.object({
  section: z.string(),
  place: z.string(),
  title: z.string(),
  language: languageCode,
  body: z.string(),
})
export type HandbookPageFormValues = z.infer<typeof handbookPageFormValues>

/** The form of a page, or of a new one in the person's language. */
export const handbookPageValuesOf = (
  record: HandbookPageRow | undefined,
  fresh: Pick<HandbookPageFormValues, 'section' | 'language'>,
): HandbookPageFormValues => ({
  section: record?.section ?? fresh.section,
  place: String(record?.place ?? 10),
  title: record?.title ?? '',
  language: record?.language ?? fresh.language,
  body: record?.body ?? '',
})

/** The input of the command; its schema says what is wrong with it. */
export const handbookPageContentOf = ({ place, ...values }: HandbookPageFormValues) => ({
  ...values,
  place: /^\d+$/u.test(place.trim()) ? Number(place) : Number.NaN,
})
