import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { importErrorGroup, importId } from './import-row.ts'

/** The errors of the latest run in groups, the largest first, each with the corrections that fit it. */
export const listImportErrorGroups = call({
  name: 'list-import-error-groups',
  path: '/private/imports/error-groups',
  effect: 'read',
  access: staff('products.import'),
  weight: 4,
  input: pageRequest.extend({ importId }),
  output: page(importErrorGroup),
  errors: ['import-not-found'],
})
