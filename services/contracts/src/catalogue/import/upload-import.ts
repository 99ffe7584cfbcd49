import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { oneFile, uploadErrors, uploadLimit } from '../file/upload-file.ts'
import { fileRules } from '../file/upload-rules.ts'
import { importKind } from './import-kind.ts'
import { importPreview } from './import-row.ts'

/**
 * Uploads a file of products, categories or attributes, a workbook, CSV or JSON, gzipped or not, and returns how it will
 * be read. Nothing is imported before `start-import`. The file is deleted with the import after thirty days. Categories
 * and attributes need the permission to change them as well.
 */
export const uploadImport = call({
  name: 'upload-import',
  path: '/private/imports/upload',
  effect: 'command',
  access: staff('products.import'),
  weight: 16,
  input: z.object({ module: z.literal('import').default('import'), kind: importKind.default('products') }),
  output: importPreview,
  errors: [...uploadErrors, 'file-not-readable'],
  storeReply: false,
  limit: uploadLimit,
  upload: { ...oneFile, belowBytes: fileRules.import.belowBytes },
})
