import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { seenRevision } from './authority-fields.ts'

/** Takes somebody off the staff: sessions end, who it was is erased, the username is free again. */
export const removeUser = call({
  name: 'remove-user',
  path: '/private/users/delete',
  effect: 'command',
  authority: staff('users.delete'),
  input: z.strictObject({ id: staffId, revision: seenRevision }),
  output: z.object({ id: staffId }),
  errors: ['staff-not-found', 'not-held', 'not-yourself', 'last-administrator', 'version-conflict'],
})
