import { call, staff } from '../../api/call.ts'
import { binImportOutcomes, binImportRows } from './bin-import.ts'

/** Gives products their bins. Each row is decided by itself; the same file again changes nothing. */
export const importBins = call({
  name: 'import-bins',
  path: '/private/bins/import',
  effect: 'command',
  access: staff('orders.stock'),
  input: binImportRows,
  output: binImportOutcomes,
  errors: [],
})
