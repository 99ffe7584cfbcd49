import { call, staff } from '../../api/call.ts'
import { uploadAnswer } from './file-row.ts'
import { libraryFields, oneFile, uploadErrors, uploadLimit } from './upload-file.ts'
import { fileRules } from './upload-rules.ts'

/** A file for the library of the back office, which stays until somebody deletes it. */
export const createFile = call({
  name: 'create-file',
  path: '/private/files/create',
  effect: 'command',
  authority: staff('files.create'),
  input: libraryFields,
  output: uploadAnswer,
  errors: uploadErrors,
  keepReply: false,
  limit: uploadLimit,
  upload: { ...oneFile, belowBytes: fileRules.admin.belowBytes },
})
