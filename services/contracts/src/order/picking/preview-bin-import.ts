import { call, staff } from '../../api/call.ts'
import { binImportOutcomes, binImportRows } from './bin-import.ts'

/** What `import-bins` would do with each row; nothing is recorded. */
export const previewBinImport = call({
  name: 'preview-bin-import',
  path: '/private/bins/preview-import',
  effect: 'read',
  access: staff('orders.stock'),
  input: binImportRows,
  output: binImportOutcomes,
  errors: [],
})
