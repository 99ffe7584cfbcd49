import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { stockLevel } from './receive-stock.ts'

/**
 * At this many available pieces or fewer the part is work for staff, until it is above again; null: it is not watched.
 * Conflicts only with another change of the level.
 */
export const setReorderLevel = call({
  name: 'set-reorder-level',
  path: '/private/stock/reorder-level',
  effect: 'command',
  access: staff('stock.reorder'),
  apiScope: 'stock:write',
  input: z.object({ productId, version: z.int().min(0), level: z.int().min(0).max(100_000_000).nullable() }),
  output: stockLevel,
  errors: ['product-not-found', 'quantity-not-allowed', 'version-conflict'],
})
