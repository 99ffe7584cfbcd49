import { contentDetails, contentKind } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { shownBody } from './content-body.ts'

export const contentStatus = z.enum(['draft', 'in-review', 'scheduled', 'published', 'archived'])
export type ContentStatus = z.infer<typeof contentStatus>

/** `outdated`: older than the last change of the source language. */
export const languageState = z.enum(['complete', 'missing', 'outdated'])
export type LanguageState = z.infer<typeof languageState>

export const shownText = z.object({
  title: z.string(),
  lead: z.string(),
  body: shownBody.nullable(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  pictureAlt: z.string().optional(),
  linkLabel: z.string().optional(),
})
export const shownTexts = z.partialRecord(contentLanguage, shownText)

export const contentVersion = z.object({
  /** Sequence of the stream after the change. */
  version: z.int(),
  at: z.iso.datetime(),
  /** A member of staff, or the service. */
  by: z.string(),
  /** Name of the command. */
  what: z.string(),
  /** Published by this change. */
  published: z.boolean(),
})

/** An item for its editors. Texts, published texts and versions are filled in the single record only. */
export const contentRecord = z.object({
  id: contentId,
  kind: contentKind,
  slug: z.string(),
  path: z.string().nullable(),
  status: contentStatus,
  /** The draft differs from what readers see. */
  hasChanges: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** In the language of the request, or the next of its chain. */
  title: z.string(),
  /** The language that others are translated from. */
  sourceLanguage: contentLanguage,
  languages: z.array(z.object({ code: contentLanguage, state: languageState })),
  details: contentDetails,
  texts: shownTexts,
  publishedDetails: contentDetails.nullable(),
  publishedTexts: shownTexts,
  /** Why the last review was declined; null after the next change. */
  declined: z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
  reviewRequestedBy: z.string().nullable(),
  slugs: z.array(z.string()),
  /** Parts that it names and that are not listed any more: readers do not see them. */
  withdrawnParts: z.array(z.object({ id: productId, model: z.string() })),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  /** Newest first. */
  versions: z.array(contentVersion),
})
export type ContentRecord = z.infer<typeof contentRecord>

export const contentFilter = z.object({
  /** Part of a title, or of the slug. */
  q: cleanedText(120).optional(),
  kind: z.union([contentKind, z.array(contentKind).min(1)]).optional(),
  status: z.union([contentStatus, z.array(contentStatus).min(1)]).optional(),
  language: contentLanguage.optional(),
  /** Of that language. */
  languageState: z.union([languageState, z.array(languageState).min(1)]).optional(),
  updatedBy: cleanedText(60).optional(),
  /** Only items that name withdrawn parts. */
  withdrawnParts: z.literal(true).optional(),
})

/** Content of every kind and state; texts and versions are filled in the single record only. */
export const contentResource = adminResource({
  name: 'content',
  permission: 'content.read',
  row: contentRecord,
  filter: contentFilter,
  sorts: ['updatedAt', 'title', 'publishAt', 'orderNum'],
  countsTo: 10_000,
})
