import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { importError, importId } from './import-row.ts'

/** The errors of the latest run, by row. */
export const listImportErrors = call({
  name: 'list-import-errors',
  path: '/private/imports/errors',
  effect: 'read',
  access: staff('products.import'),
  input: pageRequest.extend({ importId }),
  output: page(importError),
  errors: ['import-not-found'],
})
