import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { productRow } from '../product/product-row.ts'
import { maxKeywordLength } from './keyword-length.ts'
import { understood } from './product-facets.ts'

/** A part among suggestions: enough to name and draw it. */
const suggestedPart = productRow.pick({
  id: true,
  model: true,
  manufacturer: true,
  name: true,
  stock: true,
  stock_status: true,
  bodyMm: true,
  pads: true,
  geometry: true,
})

/** Suggestions while a keyword is typed: parts, series, categories, completions, and recognised filters. */
export const suggestProducts = call({
  name: 'suggest-products',
  path: '/products/suggest',
  effect: 'read',
  access: open,
  apiScope: 'catalogue:read',
  weight: 8,
  input: z.object({
    q: cleanedText(maxKeywordLength).min(1),
    /** Only within a category and those below it. */
    categoryId: cleanedText(60).optional(),
  }),
  output: z.object({
    parts: z.array(suggestedPart).max(6),
    series: z.array(z.object({ manufacturer: z.string(), series: z.string(), count: z.int() })).max(4),
    categories: z.array(z.object({ id: z.string(), meta_title: z.string(), count: z.int() })).max(4),
    keywords: z.array(z.string()).max(6),
    understood: z.array(understood),
  }),
  errors: ['currency-disabled'],
})
