import { stockTakeId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { tableFormat } from '../../api/table-format.ts'

/** The counting sheet as a table, by bin, with an empty column for what is found; at most 500 rows. */
export const exportCountingSheet = call({
  name: 'export-counting-sheet',
  path: '/private/stock-takes/sheet',
  effect: 'read',
  access: staff('stock-takes.read'),
  audited: 'command',
  input: z.object({ id: stockTakeId, format: tableFormat.default('csv') }),
  output: z.unknown(),
  errors: ['stock-take-not-found'],
  binary: true,
})
