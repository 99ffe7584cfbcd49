import { z } from 'zod'
import { event } from '../event.ts'
import { productId } from '../ids.ts'

/**
 * The delivery without an id (`d-announced`): replaces its earlier announcement. `expectedOn` is a calendar date;
 * quantity 0 withdraws it.
 */
export const incomingStockAnnounced = event('incoming-stock-announced', {
  productId,
  quantity: z.int().min(0),
  expectedOn: z.iso.date(),
})
