import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** At this many available pieces or fewer the part is to be bought again; null: it is not watched. */
export const reorderLevelSet = event('reorder-level-set', {
  productId,
  /** Its part number, as work about it is called. */
  model: z.string().min(1),
  level: z.int().min(0).nullable(),
})
export type ReorderLevelSet = z.infer<typeof reorderLevelSet>
