import { z } from 'zod'
import { productId, slug } from '../ids.ts'
import { localisedTexts } from '../localised-texts.ts'

export const categorySlugs = [
  'wire-to-board',
  'pin-headers',
  'pin-sockets',
  'board-to-board',
  'pluggable-terminal-blocks',
  'ffc-fpc',
  'fixed-terminal-blocks',
  'd-sub',
  'idc-headers',
  'high-reliability',
  'din-41612',
  'usb',
  'modular-jacks',
  'memory-card',
  'power-jacks',
  'hdmi',
] as const
/** A category that the shop begins with; staff may add others. */
export const categorySlug = z.enum(categorySlugs)
export type CategorySlug = z.infer<typeof categorySlug>

/** Kind of a pad: `s` surface copper, `t` plated hole, `n` unplated hole, `e` edge finger. */
export const padKinds = ['s', 't', 'n', 'e'] as const
export const padKind = z.enum(padKinds)
/** Shape of the copper: `r` rectangle, `c` circle, `o` oval. */
export const padShapes = ['r', 'c', 'o'] as const
export const padShape = z.enum(padShapes)

/** Name, kind, shape, centre x and y, width, height, drill; lengths in mm, y downwards. */
export const pad = z.tuple([
  z.string().max(40),
  padKind,
  padShape,
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.number().optional(),
])
export type Pad = z.infer<typeof pad>

/** xMin, yMin, xMax, yMax in mm, seen from the component side, y downwards. */
export const bodyBox = z.tuple([z.number(), z.number(), z.number(), z.number()])

export const orientations = ['vertical', 'right-angle'] as const
export const orientation = z.enum(orientations)
export type Orientation = z.infer<typeof orientation>
export const mountings = ['surface-mount', 'through-hole'] as const
export const mounting = z.enum(mountings)
export type Mounting = z.infer<typeof mounting>
export const gender = z.enum(['male', 'female'])
export type Gender = z.infer<typeof gender>

/** One of an attribute's choices or a text, a number in its unit, or a yes or no. */
export const attributeValue = z.union([z.string().min(1).max(200), z.number(), z.boolean()])
export type AttributeValue = z.infer<typeof attributeValue>

/** The packaging of a packing unit. */
export const packaging = z.enum(['reel', 'tube', 'tray', 'bag', 'box'])
export type Packaging = z.infer<typeof packaging>

/** Data from a manufacturer's documents: identifiers and numbers, no prose. */
export const connectorData = z.object({
  model: z.string().min(1).max(120),
  manufacturer: z.string().min(1).max(80),
  series: z.string().max(80).nullable(),
  /** Slug of a category that has no others below it. */
  category: slug,
  positions: z.int().min(0).max(2000).nullable(),
  rows: z.int().min(0).max(20).nullable(),
  pitchMm: z.number().positive().max(100).nullable(),
  orientation: orientation.nullable(),
  mounting: mounting,
  gender: gender.nullable(),
  currentA: z.number().nonnegative().nullable(),
  voltageV: z.number().nonnegative().nullable(),
  datasheetUrl: z.string().max(500).nullable(),
  footprint: z.string().min(1).max(200),
  bodyMm: bodyBox,
  pads: z.array(pad).max(1000),
  /** Body and pads are unknown: they are zeros and an empty list. */
  geometry: z.literal('none').optional(),
  /** Values of attributes that staff added, by attribute; numbers in the attribute's unit. */
  attributes: z.record(slug, attributeValue).optional(),
})
export type ConnectorData = z.infer<typeof connectorData>

/** Trade data that the shop adds to a part. */
export const tradeData = z.object({
  weightGrams: z.number().positive(),
  /** The weight was reckoned from size and contacts, not weighed. */
  weightEstimated: z.literal(true).optional(),
  /** Minimum order quantity, pieces. */
  moq: z.int().min(1),
  /** Quantities are whole multiples of this, pieces. */
  orderMultiple: z.int().min(1),
  /** Pieces in a full reel, tube or tray. */
  packingUnit: z.int().min(1),
  packaging: packaging.optional(),
  leadTimeDays: z.int().min(0),
  hsCode: z.string().regex(/^\d{6,10}$/),
  /** Country of origin, ISO 3166-1 alpha-2. */
  origin: z.string().regex(/^[A-Z]{2}$/),
  rohs: z.boolean(),
  reach: z.boolean(),
  /** Made to order: has no stock, and cannot be cancelled once stocking has begun. */
  custom: z.boolean(),
  /** The trade data are made up for demonstration. */
  demo: z.boolean(),
  /** Names written by staff; a language without one has a name composed from attributes. */
  names: localisedTexts(300).optional(),
})
export type TradeData = z.infer<typeof tradeData>

export const productData = connectorData.extend(tradeData.shape)
export type ProductData = z.infer<typeof productData>

export const lifecycle = z.enum(['active', 'not-for-new-designs', 'discontinued'])
export type Lifecycle = z.infer<typeof lifecycle>
export const replacement = productId.nullable()
