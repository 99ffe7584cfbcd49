import { stockTakeId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { stockTakeChanged } from './stock-take-changed.ts'

/** Books the differences, each once. `version` is the one whose differences the person saw. */
export const approveStockTake = call({
  name: 'approve-stock-take',
  path: '/private/stock-takes/approve',
  effect: 'command',
  access: staff('stock-takes.approve'),
  input: z.object({ id: stockTakeId, version: z.int().positive() }),
  output: stockTakeChanged,
  errors: ['stock-take-not-found', 'version-conflict', 'stock-take-closed', 'stock-take-recount'],
})
