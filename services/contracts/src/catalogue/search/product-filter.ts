import { gender, lifecycle, mounting, orientation } from '@pinline/events/catalogue/connector-part'
import { slug } from '@pinline/events/ids'
import { z } from 'zod'
import { cleanedText } from '../../api/text.ts'
import { stockStatus } from '../product/product-row.ts'
import { maxKeywordLength } from './keyword-length.ts'

const numeric = z.coerce.number<number | string>()
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
])
const maker = cleanedText(80)

/** A list that may be given as a single value (GET). */
const many = <Value extends z.ZodType>(value: Value, most = 40) =>
  z.union([z.array(value).max(most), value.transform((one) => [one])])

/** `from..to` in the attribute's unit, either end open: `0.5..2`, `8..`. */
const rangeText = z.string().regex(/^(-?\d+(\.\d+)?)?\.\.(-?\d+(\.\d+)?)?$/)

/** The condition on an attribute: one of several values (`''` is "not stated"), or a number in a range. */
export type AttributeChoice =
  | { readonly values: readonly string[] }
  | { readonly from: number | undefined; readonly to: number | undefined }

const attributeChoice = z.union([
  rangeText.transform((text): AttributeChoice => {
    const [from, to] = text.split('..').map((end) => (end === '' ? undefined : Number(end)))
    return { from, to }
  }),
  many(cleanedText(200)).transform((values): AttributeChoice => ({ values })),
])

/** By attribute, or as `attribute:value` and `attribute:from..to`, once or several times (GET). */
const attributeFilter = z.union([
  z.record(slug, attributeChoice),
  many(cleanedText(261).regex(/^[a-z0-9-]{1,60}:.{0,200}$/), 60).transform((texts, context) => {
    const byAttribute = Map.groupBy(texts, (text) => text.slice(0, text.indexOf(':')))
    const found: Record<string, AttributeChoice> = {}
    for (const [id, given] of byAttribute) {
      const values = given.map((text) => text.slice(id.length + 1))
      const choice = attributeChoice.safeParse(values.length === 1 ? values[0] : values)
      if (choice.success) found[id] = choice.data
      else context.addIssue({ code: 'custom', message: `${id} is neither values nor a range` })
    }
    return found
  }),
])

/** Keyword and parametric filters of a product list; a list may be one value or several (GET). */
export const productFilter = z.object({
  /** A category's slug, at any level of the tree. */
  categoryId: cleanedText(60).optional(),
  /** Part number with or without punctuation, its prefix, or words for series, manufacturer, kind and attributes. */
  q: cleanedText(maxKeywordLength).optional(),
  /** Any attribute, those below too. */
  a: attributeFilter.optional(),
  /** Attributes that have to be stated. */
  stated: many(slug).optional(),
  /** mm */
  pitch: many(numeric).optional(),
  positionsMin: numeric.pipe(z.int().min(0)).optional(),
  positionsMax: numeric.pipe(z.int().min(0)).optional(),
  rows: many(numeric.pipe(z.int().min(0))).optional(),
  mounting: many(mounting).optional(),
  orientation: many(orientation).optional(),
  gender: many(gender).optional(),
  manufacturer: many(maker).optional(),
  series: many(maker).optional(),
  lifecycle: many(lifecycle).optional(),
  stockStatus: many(stockStatus).optional(),
  /** In whole units of the request's currency, at the minimum order quantity. */
  priceMin: numeric.pipe(z.number().min(0)).optional(),
  priceMax: numeric.pipe(z.number().min(0)).optional(),
  inStock: flag.optional(),
})
export type ProductFilter = z.output<typeof productFilter>
