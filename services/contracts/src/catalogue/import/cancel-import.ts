import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { importId, importState } from './import-row.ts'

/** Ends a run after the current rows; written rows are kept. */
export const cancelImport = call({
  name: 'cancel-import',
  path: '/private/imports/cancel',
  effect: 'command',
  access: staff('products.import'),
  input: z.object({ importId }),
  output: z.object({ importId, state: importState }),
  errors: ['import-not-found'],
})
