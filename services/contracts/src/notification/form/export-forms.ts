import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { tableFormat } from '../../api/table-format.ts'
import { formFilter } from './forms-resource.ts'

/** A file has at most so many forms. */
export const maxExportedForms = 20_000

/** The forms of the filtered list as a table, newest first, with who sent them. Times are UTC; files are counted. */
export const exportForms = call({
  name: 'export-forms',
  path: '/private/forms/export',
  effect: 'read',
  access: staff('forms.export'),
  audited: 'command',
  weight: 32,
  input: formFilter.extend({ format: tableFormat.default('csv') }),
  output: z.unknown(),
  errors: ['export-too-large'],
  binary: true,
})
