import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

export const returnedCondition = z.enum(['unused', 'opened', 'damaged'])
export type ReturnedCondition = z.infer<typeof returnedCondition>

/** Returned pieces arrived and were counted and inspected: each goes to stock or to scrap. */
export const afterSaleReceived = event('after-sale-received', {
  productId,
  condition: returnedCondition,
  toStock: z.int().min(0),
  toScrap: z.int().min(0),
  receivedAt: z.iso.datetime(),
})
export type AfterSaleReceived = z.infer<typeof afterSaleReceived>
