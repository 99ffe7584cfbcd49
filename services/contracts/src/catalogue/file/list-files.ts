import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { cleanedText } from '../../api/text.ts'
import { fileRow } from './file-row.ts'
import { uploadKind } from './upload-rules.ts'

export const fileFilter = z.object({
  /** A part of the name, case-insensitive. */
  q: cleanedText(120).optional(),
  type: uploadKind.optional(),
  sortId: cleanedText(60).optional(),
  module: z.enum(['admin', 'editor']).optional(),
})
export type FileFilter = z.output<typeof fileFilter>

/** The library of the back office, newest first. */
export const listFiles = call({
  name: 'list-files',
  path: '/private/files/list',
  effect: 'read',
  access: staff('files.read'),
  input: pageRequest.extend(fileFilter.shape),
  output: page(fileRow),
  errors: [],
})
