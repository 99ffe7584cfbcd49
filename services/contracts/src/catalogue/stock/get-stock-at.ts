import { productId } from '@pinline/events/ids'
import { call, staff } from '../../api/call.ts'
import { moment, stateAt, stateAtErrors } from '../../api/state-at.ts'

/**
 * A part's stock as its events had made it at a moment, field by field, beside what it is now: pieces received, available,
 * reserved and sold, by order, and deliveries that were on their way.
 */
export const getStockAt = call({
  name: 'get-stock-at',
  path: '/private/stock/at',
  effect: 'read',
  access: staff('stock.read'),
  apiScope: 'stock:read',
  input: moment.extend({ productId }),
  output: stateAt,
  errors: ['product-not-found', ...stateAtErrors],
  weight: 4,
})
