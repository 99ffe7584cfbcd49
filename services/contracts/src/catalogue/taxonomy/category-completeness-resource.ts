import { categoryId } from '@pinline/events/ids'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { missingKind } from '../product/completeness.ts'

export const categoryCompletenessRow = z.object({
  id: categoryId,
  title: z.string(),
  /** Titles of the categories above it, from the top. */
  above: z.array(z.string()),
  /** Listed parts. */
  products: z.int(),
  /** Those that lack something. */
  incomplete: z.int(),
  /** Share of what its parts should have, in whole percent; 100 only if nothing is missing. */
  percent: z.int(),
  /** Parts that lack it, by what they lack. */
  missing: z.record(missingKind, z.int()),
})
export type CategoryCompletenessRow = z.infer<typeof categoryCompletenessRow>

/** Categories that hold parts, with how complete the data of these are. */
export const categoryCompletenessResource = adminResource({
  name: 'category-completeness',
  permission: 'products.read',
  row: categoryCompletenessRow,
  filter: z.object({
    /** Those with incomplete parts. */
    incomplete: z.literal(true).optional(),
    /** Those with parts that lack it. */
    missing: missingKind.optional(),
  }),
  sorts: ['title', 'products', 'incomplete', 'percent'],
})
