import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { tableFormat } from '../../api/table-format.ts'
import { stockResource } from './stock-resource.ts'

/** The stock of the filtered list as a table, by part number; as many rows as there are products. */
export const exportStock = call({
  name: 'export-stock',
  path: '/private/stock/export',
  effect: 'read',
  access: staff('stock.export'),
  apiScope: 'stock:read',
  audited: 'command',
  weight: 32,
  input: stockResource.filter.omit({ id: true }).extend({ format: tableFormat.default('csv') }),
  output: z.unknown(),
  errors: [],
  binary: true,
})
