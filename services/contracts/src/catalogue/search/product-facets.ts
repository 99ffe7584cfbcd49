import { attributeGroup, attributeType, attributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { mounting, orientation } from '@pinline/events/catalogue/connector-part'
import { slug } from '@pinline/events/ids'
import { z } from 'zod'

const count = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }))

/** Number of products for each value: counts respect all filters except that of their own attribute. */
export const productFacets = z.object({
  pitch: count(z.number()),
  mounting: count(mounting),
  orientation: count(orientation),
  manufacturer: count(z.string()),
  series: count(z.string()),
  positions: count(z.int()),
  /** Number in stock. */
  inStock: z.int(),
})
export type ProductFacets = z.infer<typeof productFacets>

/** One filter of a list, texts in the request's language. Values of the category are listed even with count 0. */
export const facet = z.object({
  /** The attribute's id, used in `a` of the request. */
  id: slug,
  title: z.string(),
  type: attributeType.exclude(['text']),
  unit: attributeUnit.nullable(),
  group: attributeGroup,
  /** The choices, including numbers if there are few; the value `''` is "not stated". */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  /** For numbers: minimum and maximum of the category, and the distribution. */
  range: z
    .object({
      min: z.number(),
      max: z.number(),
      histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })).max(24),
    })
    .nullable(),
  selected: z.union([z.array(z.string()), z.object({ min: z.number().optional(), max: z.number().optional() })]),
})
export type Facet = z.infer<typeof facet>

/** A piece of the keyword that was read as a filter; without it the keyword is `qWithout`. */
export const understood = z.object({
  /** As it was typed. */
  text: z.string(),
  /** Position in the keyword: first character, and the one after the last. */
  at: z.tuple([z.int(), z.int()]),
  filter: z.object({
    /** An attribute, or `category`. */
    attribute: z.string(),
    op: z.enum(['is', 'from-to']),
    values: z.array(z.string()),
    /** "Pitch 1.27 mm" */
    label: z.string(),
  }),
  qWithout: z.string(),
})
export type Understood = z.infer<typeof understood>
