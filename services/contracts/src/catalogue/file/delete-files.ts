import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/** Takes files out of the library. Those that are gone already are left out of the answer; where all are, it is 404. */
export const deleteFiles = call({
  name: 'delete-files',
  path: '/private/files/delete',
  effect: 'command',
  access: staff('files.delete'),
  input: z.object({ ids: z.array(fileId).min(1).max(50) }),
  output: z.object({ deleted: z.array(fileId) }),
  errors: ['file-not-found'],
})
