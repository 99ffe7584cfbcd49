import { z } from 'zod'
import { call, internal } from '../../api/call.ts'
import { fileOwner, fileRow } from './file-row.ts'

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
