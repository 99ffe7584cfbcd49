import {
  bannerPlace,
  contentSlug,
  menuPlace,
  pageGroup,
  resourceKind,
  solutionCategory,
} from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { categoryId, contentId, fileId, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { singleLine } from '../../api/text.ts'
import { shopPath, webUrl } from '../../api/web-url.ts'
import { writtenBody } from './content-body.ts'
import { writtenLink } from './content-link.ts'

const line = (longest: number) => singleLine(longest, { tooLong: 'too-long' })

export const writtenSlug = z.string('required').trim().min(1, 'required').pipe(contentSlug)

const orderNum = z.int('order-format').min(0, 'order-format').max(9999, 'order-format').default(0)
const picture = fileId.nullable().default(null)
const date = z.iso.date('date-format')
const tag = z
  .string()
  .max(40, 'too-long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug-format')
const productIds = (most: number) => z.array(productId).max(most, 'too-long').default([])
const categoryIds = z.array(categoryId).max(20, 'too-long').default([])

/** Some pages have a path of their own; all others are below `/intro/`. */
const pagePath = z
  .string('required')
  .regex(/^\/(intro|whyGo|contact|customer-manager|intro\/[A-Za-z0-9][A-Za-z0-9-]{0,79})$/, 'path-format')

const article = <const Kind extends string>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    picture,
    author: line(80).default(''),
    tags: z.array(tag).max(8, 'too-long').default([]),
    date,
  })
const numbered = <const Kind extends string>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    number: line(80),
    issuer: line(120),
    issuedOn: date,
    validUntil: date.nullable().default(null),
    fileId: fileId.nullable().default(null),
    orderNum,
  })

/** The details of an item as an editor sends them. */
export const writtenDetails = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), path: pagePath, group: pageGroup, picture, orderNum }),
  article('news'),
  article('blog'),
  z.strictObject({
    kind: z.literal('solution'),
    picture,
    solutionCategory,
    categoryIds,
    query: line(300).default(''),
    productIds: productIds(20),
    orderNum,
  }),
  numbered('certificate'),
  numbered('patent'),
  z.strictObject({
    kind: z.literal('resource'),
    resourceKind,
    fileId: fileId.nullable().default(null),
    url: z.union([webUrl, shopPath]).nullable().default(null),
    version: line(40).default(''),
    languageOfFile: z.union([contentLanguage, z.literal('')]).default(''),
    productIds: productIds(50),
    categoryIds,
    orderNum,
  }),
  z.strictObject({
    kind: z.literal('banner'),
    place: bannerPlace,
    link: writtenLink.nullable().default(null),
    pictures: z.strictObject({ wide: picture, narrow: picture }).default({ wide: null, narrow: null }),
    from: z.iso.datetime('date-format').nullable().default(null),
    until: z.iso.datetime('date-format').nullable().default(null),
    orderNum,
  }),
  z.strictObject({
    kind: z.literal('seo'),
    route: z.string('required').regex(/^\/[A-Za-z0-9/_-]{0,120}\*?$/, 'path-format'),
  }),
  z.strictObject({ kind: z.literal('hot-keyword'), orderNum }),
  z.strictObject({
    kind: z.literal('menu'),
    place: menuPlace,
    group: z
      .string()
      .regex(/^[a-z-]{0,40}$/, 'slug-format')
      .default(''),
    link: writtenLink,
    orderNum,
  }),
])

const writtenText = z.strictObject({
  title: line(160),
  lead: line(400).default(''),
  body: writtenBody.nullable().default(null),
  metaTitle: line(70).optional(),
  metaDescription: line(170).optional(),
  pictureAlt: line(200).optional(),
  linkLabel: line(60).optional(),
})

/** Texts by language; only those of the languages given change, and null removes one. */
export const writtenTexts = z.partialRecord(contentLanguage, writtenText.nullable())

/** An item, and the revision that the editor saw: if it has changed since, 409. */
export const expectedRevision = { id: contentId, revision: z.int('required').min(0) }

/** An item after a command; `revision` must be sent with the next one. */
export const contentRevision = z.object({ id: contentId, revision: z.int() })
