import { buyerOrStaff, call } from '../../api/call.ts'
import { uploadResult } from './file-row.ts'
import { displayName, oneFile, uploadErrors, uploadFields, uploadLimit } from './upload-file.ts'

/** As `upload-file`, under another display name; the extension stays that of the content. */
export const uploadRenamedFile = call({
  name: 'upload-renamed-file',
  path: '/upload/file/renam',
  effect: 'command',
  access: buyerOrStaff,
  weight: 8,
  input: uploadFields.extend({ name: displayName }),
  output: uploadResult,
  errors: uploadErrors,
  storeReply: false,
  limit: uploadLimit,
  upload: oneFile,
})
