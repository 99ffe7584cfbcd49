import { buyer, call } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { cleanedText } from '../../api/text.ts'
import { orderRow } from './order-row.ts'
import { orderTab } from './order-status.ts'

/** The buyer's orders, newest first. `q`: an order number or its beginning. */
export const listOrders = call({
  name: 'list-orders',
  path: '/orders/list',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: pageRequest.extend({ tab: orderTab.default('all'), q: cleanedText(40).optional() }),
  output: page(orderRow),
  errors: [],
})
