import { contentDetails, contentKind } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId, fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { shopPath } from '../../api/web-url.ts'
import { productRow } from '../product/product-row.ts'
import { shownBody } from './content-body.ts'
import { resolvedLink } from './content-link.ts'

/** A picture of content in its sizes. Focus: percent from left and top. */
export const contentPicture = z.object({
  fileId,
  url: shopPath,
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
  focusX: z.number(),
  focusY: z.number(),
  sizes: z.array(z.object({ width: z.int(), url: shopPath })),
})
export type ContentPicture = z.infer<typeof contentPicture>

/** A file that content offers. */
export const contentFile = z.object({
  fileId,
  url: shopPath,
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Sizes of a picture; empty for others. */
  sizes: z.array(z.object({ width: z.int(), url: shopPath })),
})
export type ContentFile = z.infer<typeof contentFile>

const shown = {
  id: contentId,
  kind: contentKind,
  slug: z.string(),
  /** Path of the shop without language; null where the kind has no page. */
  path: z.string().nullable(),
  /** Of the text given, which may be another than the one asked for. */
  language: contentLanguage,
  title: z.string(),
  lead: z.string(),
  picture: contentPicture.nullable(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  details: contentDetails,
}

/** An item in lists. */
export const contentRow = z.object({
  ...shown,
  /** For narrow screens, of banners. */
  narrowPicture: contentPicture.nullable(),
  linkLabel: z.string(),
  /** Of banners and menus. */
  link: resolvedLink.nullable(),
  file: contentFile.nullable(),
  /** Drawn where there is no picture: the first part that the item names. */
  part: productRow.nullable(),
})
export type ContentRow = z.infer<typeof contentRow>

/** An item with its body, and all that the body names. What is withdrawn is left out. */
export const contentDetail = z.object({
  ...shown,
  /** Languages whose texts are complete. */
  languages: z.array(contentLanguage),
  body: shownBody.nullable(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Parts of part cards and of the details. */
  parts: z.array(productRow),
  /** The rows of each parts table, in the order of the body. */
  tables: z.array(z.object({ total: z.int(), parts: z.array(productRow) })),
  files: z.array(contentFile),
  links: z.array(resolvedLink),
  /** The present path, where an old slug was asked for. */
  movedTo: z.string().nullable(),
})
export type ContentDetail = z.infer<typeof contentDetail>

/** The article before or after one. */
export const articleBeside = z.object({ slug: z.string(), path: z.string(), title: z.string() })
