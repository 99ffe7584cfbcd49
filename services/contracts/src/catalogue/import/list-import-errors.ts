import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { importError, importId } from './import-row.ts'

/** What was wrong in the latest run, by row. */
export const listImportErrors = call({
  name: 'list-import-errors',
  path: '/private/imports/errors',
  effect: 'read',
  access: staff('products.import'),
  input: pageRequest.extend({ importId }),
  output: page(importError),
  errors: ['import-not-found'],
})

/** The rows that were wrong, as CSV: their columns as they stand in the file, then line and reasons. */
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
