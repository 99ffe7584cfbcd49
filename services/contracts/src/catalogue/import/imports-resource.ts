import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { importRow, importState } from './import-row.ts'

/** Imports for the console, newest first by default; query one again for its progress. */
export const importsResource = adminResource({
  name: 'imports',
  permission: 'products.import',
  row: importRow,
  filter: z.object({ state: importState.optional() }),
  sorts: ['createdAt'],
})
