import { z } from 'zod'
import { fact } from '../fact.ts'
import { productId } from '../ids.ts'

/** The count was corrected: `quantity` pieces more, or fewer where negative. */
export const stockAdjusted = fact('stock-adjusted', { productId, quantity: z.int(), reason: z.string().max(200) })
