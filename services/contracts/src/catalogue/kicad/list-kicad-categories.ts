import { z } from 'zod'
import { buyerOrStaff, call } from '../../api/call.ts'

/** Parts of one category as KiCad sees it: its lists have no pages, so a larger category is several. */
export const partsPerKicadCategory = 2000

/**
 * The categories of the KiCad library: those of the shop that have parts with a footprint. KiCad reads it as
 * `/kicad/v1/categories.json`, without the envelope.
 */
export const listKicadCategories = call({
  name: 'list-kicad-categories',
  path: '/kicad/categories',
  effect: 'read',
  access: buyerOrStaff,
  apiScope: 'catalogue:read',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  errors: [],
})
