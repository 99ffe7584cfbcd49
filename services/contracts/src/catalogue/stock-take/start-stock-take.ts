import { productId, stockTakeId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'

/**
 * Begins to count: the products in bins whose code begins so, of a category and those below it, or chosen ones; what is given
 * together must all hold. At most 500; made-to-order parts have no stock and are left out.
 */
export const startStockTake = call({
  name: 'start-stock-take',
  path: '/private/stock-takes/start',
  effect: 'command',
  access: staff('stock-takes.start'),
  input: z.object({
    title: singleLine(120).min(1),
    bin: singleLine(40).min(1).optional(),
    categoryId: singleLine(60).min(1).optional(),
    productIds: z.array(productId).min(1).max(500).optional(),
  }),
  output: z.object({ id: stockTakeId, products: z.int(), version: z.int() }),
  errors: ['product-not-found', 'stock-take-too-large'],
})
