import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { facet, productFacets, understood } from '../search/product-facets.ts'
import { productFilter } from '../search/product-filter.ts'
import { productRow } from './product-row.ts'

export const productSorts = [
  'relevance',
  'price',
  '-price',
  'stock',
  'leadTime',
  'sales',
  'newest',
  'positions',
  '-positions',
  'model',
  '-model',
] as const
/**
 * `stock` puts the largest stock first, `leadTime` the shortest, `sales` what was sold most; a leading minus reverses
 * the others.
 */
export const productSort = z.enum(productSorts)
export type ProductSort = z.infer<typeof productSort>

export const productListInput = pageRequest
  .extend(productFilter.shape)
  .extend({ sort: productSort.default('relevance') })
export const productListOutput = page(productRow).extend({
  facets: productFacets,
  /** The filters that this list has, those of its category. */
  filters: z.array(facet),
  /** The parts of the keyword that were read as filters. */
  understood: z.array(understood),
  /** Another spelling of the keyword that was looked for instead, as nothing has the one typed. */
  corrected: z.object({ q: z.string(), from: z.string() }).nullable(),
  /** Pieces of the keyword that the list does not use: unknown words, suffixes, quantities, what no match states. */
  ignored: z.array(z.string()),
  /** If nothing was found: near matches, at most 6. */
  nearest: z.array(productRow).max(6),
  /**
   * The part number in the keyword that nobody lists, if `nearest` are the parts of one series and category that are most
   * like it.
   */
  unlisted: z.object({ number: z.string(), series: z.string().nullable(), category: z.string() }).nullable(),
  /** If nothing was found: filters that could be dropped to find something. */
  without: z.array(z.object({ filter: z.string(), label: z.string(), total: z.int() })),
})

/** Products by keyword and parametric filters, with the counts of each filter. Unknown categories are 404. */
export const listProducts = call({
  name: 'list-products',
  path: '/products',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  weight: 32,
  input: productListInput,
  output: productListOutput,
  errors: ['not-found', 'currency-disabled'],
})
