import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { readingOptions } from './import-options.ts'
import { importId, importPreview } from './import-row.ts'

/** Reads the beginning of a file again, with other options or with those that it has. */
export const previewImport = call({
  name: 'preview-import',
  path: '/private/imports/preview',
  effect: 'read',
  access: staff('products.import'),
  weight: 32,
  input: z.object({ importId, options: readingOptions.optional() }),
  output: importPreview,
  errors: ['import-not-found', 'file-not-readable'],
})
