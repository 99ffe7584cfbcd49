import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { fileOwner, fileRow } from './file-row.ts'
import { uploadModule } from './upload-rules.ts'

/** What is known of a file; 404 where it belongs to somebody else or to another module than said. */
export const getFileInfo = call({
  name: 'get-file-info',
  path: '/internal/read-file',
  effect: 'read',
  access: internal,
  input: z.object({ fileId, owner: fileOwner.optional(), module: uploadModule.optional() }),
  output: fileRow,
  errors: ['file-not-found'],
})

/** All files of one owner, for the export of a person's data. */
export const listFilesOfOwner = call({
  name: 'list-files-of-owner',
  path: '/internal/read-files-of',
  effect: 'read',
  access: internal,
  input: z.object({ owner: fileOwner }),
  output: z.object({ files: z.array(fileRow) }),
  errors: [],
})
