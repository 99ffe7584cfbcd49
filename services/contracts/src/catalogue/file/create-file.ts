import { call, staff } from '../../api/call.ts'
import { uploadResult } from './file-row.ts'
import { libraryFields, oneFile, uploadErrors, uploadLimit } from './upload-file.ts'
import { fileRules } from './upload-rules.ts'

/** A file for the library of the back office, kept until somebody deletes it. */
export const createFile = call({
  name: 'create-file',
  path: '/private/files/create',
  effect: 'command',
  access: staff('files.create'),
  weight: 8,
  input: libraryFields,
  output: uploadResult,
  errors: uploadErrors,
  storeReply: false,
  limit: uploadLimit,
  upload: { ...oneFile, belowBytes: fileRules.admin.belowBytes },
})
