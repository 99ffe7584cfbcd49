import { fileId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'

/**
 * Removes files from the library. Missing ones are left out of the response; if all are missing, it is 404. None is
 * removed while published content uses one.
 */
export const deleteFiles = call({
  name: 'delete-files',
  path: '/private/files/delete',
  effect: 'command',
  access: staff('files.delete'),
  input: z.object({ ids: z.array(fileId).min(1).max(50) }),
  output: z.object({ deleted: z.array(fileId) }),
  errors: ['file-not-found', 'file-in-use'],
})
