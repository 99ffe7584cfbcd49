import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** What of a line was taken from its bin: replaces what was recorded of the line before. */
export const linePicked = event('line-picked', {
  productId,
  picked: z.int().min(0),
  /** Pieces that were not found. */
  short: z.int().min(0),
  /** Lot or date code; null if none was stated. */
  lot: z.string().nullable(),
  pickedAt: z.iso.datetime(),
})
export type LinePicked = z.infer<typeof linePicked>
