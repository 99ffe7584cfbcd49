import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { importId } from './import-row.ts'

/** The rejected rows as CSV: their columns as in the file, then line and reasons. */
export const getImportErrorsFile = call({
  name: 'get-import-errors-file',
  path: '/private/imports/errors-file',
  effect: 'get',
  access: staff('products.import'),
  input: z.object({ importId }),
  output: z.unknown(),
  errors: ['import-not-found', 'file-not-found', 'file-not-readable'],
  binary: true,
})
