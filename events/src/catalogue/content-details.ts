import { z } from 'zod'
import { categoryId, fileId, productId } from '../ids.ts'
import { contentLink } from './content-document.ts'

export const contentKinds = [
  ...([
    'page',
    'news',
    'blog',
    'solution',
    'certificate',
    'patent',
    'resource',
    'banner',
    'seo',
    'hot-keyword',
  ] as const),
  'menu',
] as const
export const contentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof contentKind>

/** Part of public paths. Old ones stay claimed, and lead on to the present one. */
export const contentSlug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/)

export const pageGroup = z.enum(['company', 'quality', 'service', 'policy', 'help', 'resources'])
export const solutionCategory = z.enum(['industry', 'transport', 'energy', 'consumer', 'medical', 'communication'])
export const resourceKind = z.enum(['datasheet', 'guide', 'drawing', 'software', 'report'])
export const bannerPlace = z.enum(['home', 'list', 'cart'])
export const menuPlace = z.enum(['header', 'footer'])

const orderNum = z.int().min(0).max(9999)
const picture = fileId.nullable()
const tag = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)

const article = <const Kind extends string>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    picture,
    author: z.string().max(80),
    tags: z.array(tag).max(8),
    /** The calendar date that readers see. */
    date: z.iso.date(),
  })

/** Certificates and patents: what they are, who issued them, and their file. */
const numbered = <const Kind extends string>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    number: z.string().max(80),
    issuer: z.string().max(120),
    issuedOn: z.iso.date(),
    validUntil: z.iso.date().nullable(),
    fileId: fileId.nullable(),
    orderNum,
  })

/** What an item of content has besides its texts, by kind. */
export const contentDetails = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    /** Path of the shop without language; its last segment is the slug. */
    path: z.string().regex(/^\/[A-Za-z0-9/-]{1,120}$/),
    group: pageGroup,
    picture,
    orderNum,
  }),
  article('news'),
  article('blog'),
  z.object({
    kind: z.literal('solution'),
    picture,
    solutionCategory,
    categoryIds: z.array(categoryId).max(20),
    /** Search address of its parts, e.g. `pitch=2,2.5`. */
    query: z.string().max(300),
    productIds: z.array(productId).max(20),
    orderNum,
  }),
  numbered('certificate'),
  numbered('patent'),
  z.object({
    kind: z.literal('resource'),
    resourceKind,
    fileId: fileId.nullable(),
    url: z
      .string()
      .max(500)
      // An address of the web, or the path of a file of the shop.
      .regex(/^(?:https?:\/\/[^\s\\/@]+(?:[/?#][^\s\\]*)?|\/(?![/\\])[^\s\\]*)$/)
      .nullable(),
    version: z.string().max(40),
    /** A language code, or empty where the file has no language. */
    languageOfFile: z.string().max(10),
    productIds: z.array(productId).max(50),
    categoryIds: z.array(categoryId).max(20),
    orderNum,
  }),
  z.object({
    kind: z.literal('banner'),
    place: bannerPlace,
    link: contentLink.nullable(),
    pictures: z.object({ wide: picture, narrow: picture }),
    /** Shown from and until, ISO 8601 in UTC. */
    from: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
    orderNum,
  }),
  z.object({
    kind: z.literal('seo'),
    /** A path of the shop without language, or the beginning of such paths followed by `*`. */
    route: z.string().regex(/^\/[A-Za-z0-9/_-]{0,120}\*?$/),
  }),
  z.object({ kind: z.literal('hot-keyword'), orderNum }),
  z.object({ kind: z.literal('menu'), place: menuPlace, group: z.string().max(40), link: contentLink, orderNum }),
])
export type ContentDetails = z.infer<typeof contentDetails>
export type ContentDetailsOf<Kind extends ContentKind> = Extract<ContentDetails, { kind: Kind }>
