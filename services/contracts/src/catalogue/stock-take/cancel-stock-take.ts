import { stockTakeId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'
import { stockTakeChanged } from './stock-take-changed.ts'

/** Ends a stock-take without booking anything. */
export const cancelStockTake = call({
  name: 'cancel-stock-take',
  path: '/private/stock-takes/cancel',
  effect: 'command',
  access: staff('stock-takes.start'),
  input: z.object({ id: stockTakeId, reason: singleLine(200).min(1) }),
  output: stockTakeChanged,
  errors: ['stock-take-not-found', 'stock-take-closed'],
})
