import { z } from 'zod'
import { fact } from '../fact.ts'
import { productId } from '../ids.ts'

/** Pieces came in. They count against an announced delivery. */
export const stockReceived = fact('stock-received', {
  productId,
  quantity: z.int().min(1),
  reason: z.string().max(200),
})
