import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { fileOwner, fileRow } from './file-row.ts'
import { uploadModule } from './upload-rules.ts'

/** Metadata of a file; 404 if it belongs to somebody else or to another module. */
export const getFileInfo = call({
  name: 'get-file-info',
  path: '/internal/read-file',
  effect: 'read',
  access: internal,
  input: z.object({ fileId, owner: fileOwner.optional(), module: uploadModule.optional() }),
  output: fileRow,
  errors: ['file-not-found'],
})
