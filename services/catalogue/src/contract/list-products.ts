import { call, open } from '@pinline/chassis/contract/call'
import { page, pageRequest } from '@pinline/chassis/contract/paging'
import { mounting, orientation } from '@pinline/events/catalogue/connector-part'
import { z } from 'zod'
import { productRow } from './product-row.ts'

const numeric = z.coerce.number<number | string>()
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
])

export const productSorts = [
  'relevance',
  'price',
  '-price',
  'stock',
  'positions',
  '-positions',
  'model',
  '-model',
] as const
/** `stock` puts the largest stock first; a leading minus reverses the others. */
export const productSort = z.enum(productSorts)
export type ProductSort = z.infer<typeof productSort>

/** Keyword and parametric filters of a product list; a list may come as one value or several (GET). */
export const productFilter = z.object({
  /** A category's slug, or that of a group of categories. */
  categoryId: z.string().max(60).optional(),
  /** Part number with or without punctuation, its beginning, or words of series, maker, kind and attributes. */
  q: z.string().max(120).optional(),
  /** mm */
  pitch: z.union([z.array(numeric).max(40), numeric.transform((one) => [one])]).optional(),
  positionsMin: numeric.pipe(z.int().min(0)).optional(),
  positionsMax: numeric.pipe(z.int().min(0)).optional(),
  mounting: mounting.optional(),
  orientation: orientation.optional(),
  manufacturer: z
    .union([
      z.array(z.string().max(80)).max(40),
      z
        .string()
        .max(80)
        .transform((one) => [one]),
    ])
    .optional(),
  series: z.string().max(80).optional(),
  inStock: flag.optional(),
})
export type ProductFilter = z.output<typeof productFilter>

const count = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }))

/** How many products each value would leave: counts obey all filters but that of their own attribute. */
export const productFacets = z.object({
  pitch: count(z.number()),
  mounting: count(mounting),
  orientation: count(orientation),
  manufacturer: count(z.string()),
  series: count(z.string()),
  positions: count(z.int()),
  /** How many are in stock. */
  inStock: z.int(),
})
export type ProductFacets = z.infer<typeof productFacets>

export const productListInput = pageRequest
  .extend(productFilter.shape)
  .extend({ sort: productSort.default('relevance') })
export const productListOutput = page(productRow).extend({ facets: productFacets })

/** Products by keyword and parametric filters, with the counts of each filter. Unknown categories are 404. */
export const listProducts = call({
  name: 'list-products',
  path: '/products',
  effect: 'read',
  authority: open,
  input: productListInput,
  output: productListOutput,
  errors: ['not-found'],
})
