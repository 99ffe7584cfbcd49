import { fileId, sortId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** Gives files of the library another sort, or none. Missing ones are left out of the response; if all are missing, it is 404. */
export const moveFiles = call({
  name: 'move-files',
  path: '/private/files/move',
  effect: 'command',
  access: staff('files.create'),
  input: z.object({ ids: z.array(fileId).min(1).max(50), sortId: sortId.nullable() }),
  output: z.object({ moved: z.array(fileId) }),
  errors: ['file-not-found'],
})
