import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { importKind } from './import-kind.ts'

/**
 * A table (CSV) to fill in and import: its header in the request's language and, with `rows` `present`, what there is
 * now. Imported as it is, it changes nothing.
 */
export const getImportTemplate = call({
  name: 'get-import-template',
  path: '/private/imports/template',
  effect: 'get',
  access: staff('categories.read'),
  input: z.object({
    kind: importKind.extract(['categories', 'attributes']),
    rows: z.enum(['none', 'present']).default('none'),
  }),
  output: z.unknown(),
  errors: [],
  binary: true,
})
