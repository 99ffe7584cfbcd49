import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/** The count was corrected by `quantity` pieces, negative for fewer. */
export const stockAdjusted = event('stock-adjusted', { productId, quantity: z.int(), reason: z.string().max(200) })
