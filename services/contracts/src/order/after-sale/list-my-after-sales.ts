import { buyer, call } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { afterSaleRow } from './after-sale-row.ts'

/** The buyer's after-sales requests, newest first; with `orderNo`, those of one order. */
export const listMyAfterSales = call({
  name: 'list-my-after-sales',
  path: '/orders/my-after-sales',
  effect: 'read',
  access: buyer,
  input: pageRequest.extend({ orderNo: enteredOrderNumber.optional() }),
  output: page(afterSaleRow),
  errors: [],
})
