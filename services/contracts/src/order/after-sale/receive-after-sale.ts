import { returnedCondition } from '@pinline/events/order/after-sale-received'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { afterSaleChanged, afterSaleErrors, seenAfterSale } from './after-sale-changed.ts'

/** Pieces came back: each goes to stock or to scrap. Never more than the request is about; made-to-order parts go to scrap only. */
export const receiveAfterSale = call({
  name: 'receive-after-sale',
  path: '/private/after-sales/receive',
  effect: 'command',
  access: staff('after-sales.receive'),
  input: z.object({
    ...seenAfterSale,
    condition: returnedCondition,
    toStock: z.int().min(0).max(100_000_000),
    toScrap: z.int().min(0).max(100_000_000),
  }),
  output: afterSaleChanged,
  errors: [...afterSaleErrors, 'after-sale-quantity-not-allowed'],
})
