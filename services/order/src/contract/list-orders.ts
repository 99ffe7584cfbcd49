import { buyer, call } from '@pinline/chassis/contract/call'
import { page, pageRequest } from '@pinline/chassis/contract/paging'
import { z } from 'zod'
import { orderRow } from './order-row.ts'
import { orderTab } from './order-status.ts'

/** The buyer's orders, newest first. `q`: an order number or its beginning. */
export const listOrders = call({
  name: 'list-orders',
  path: '/orders/list',
  effect: 'read',
  authority: buyer,
  input: pageRequest.extend({ tab: orderTab.default('all'), q: z.string().trim().max(40).optional() }),
  output: page(orderRow),
  errors: [],
})
