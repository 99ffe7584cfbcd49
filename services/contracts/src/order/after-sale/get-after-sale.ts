import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { enteredAfterSaleNo } from './after-sale-changed.ts'
import { buyerAfterSaleDetail } from './after-sale-row.ts'

/** One of the buyer's after-sales requests with its messages. */
export const getAfterSale = call({
  name: 'get-after-sale',
  path: '/orders/after-sale-detail',
  effect: 'read',
  access: buyer,
  input: z.object({ afterSaleNo: enteredAfterSaleNo }),
  output: buyerAfterSaleDetail,
  errors: ['after-sale-not-found'],
})
