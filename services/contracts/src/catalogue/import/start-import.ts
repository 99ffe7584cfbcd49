import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { fileMapping, readingOptions } from './import-options.ts'
import { constantValue, importId, importState } from './import-row.ts'

/**
 * Starts an import or, with `dryRun`, a run that writes nothing. `mapping` has one entry per header; what
 * identifies a row (manufacturer and part number, or the id of a category or attribute) must be in it or among the
 * constants, and no field may occur twice. Can be started again once it has ended; unchanged rows change nothing.
 */
export const startImport = call({
  name: 'start-import',
  path: '/private/imports/start',
  effect: 'command',
  access: staff('products.import'),
  weight: 16,
  input: z.object({
    importId,
    options: readingOptions,
    mapping: fileMapping,
    constants: z.array(constantValue).max(20).default([]),
    dryRun: z.boolean(),
  }),
  output: z.object({ importId, state: importState }),
  errors: ['import-not-found', 'import-running', 'mapping-incomplete', 'file-not-readable'],
})
