import { z } from 'zod'
import { instant } from '../../account/fields.ts'
import { languageCode } from '../../api/languages.ts'
import { cleanedText } from '../../api/text.ts'

/** Days for which visits are stored. */
export const visitRetentionDays = 90

/** A path of the shop without its language and its query, which may hold what somebody typed. */
export const visitPage = z.string().regex(/^\/[0-9A-Za-z/_.~%-]{0,199}$/)

/** Host of the page that led to the shop. */
export const visitReferrer = z.string().regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/)

/** Two capital letters, ISO 3166-1. */
export const visitCountry = z.string().regex(/^[A-Z]{2}$/)

export const visitFilter = z.object({
  from: instant.optional(),
  to: instant.optional(),
  /** The path, or its beginning. */
  page: cleanedText(200).optional(),
  country: cleanedText(2).optional(),
  /** `none`: no page led here. */
  referrer: cleanedText(253).optional(),
  language: languageCode.optional(),
})
export type VisitFilter = z.output<typeof visitFilter>

/** One visit to the shop: the first page of a browser session. Nothing in it says who it was. */
export const visitRow = z.object({
  id: z.string(),
  type: z.literal(1),
  at: instant,
  language: languageCode,
  /** Null: recorded before pages were. */
  page: z.string().nullable(),
  /** By the browser's time zone; null if it is not known. */
  country: visitCountry.nullable(),
  referrer: z.string().nullable(),
})
export type VisitRow = z.infer<typeof visitRow>
