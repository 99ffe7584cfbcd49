import { z } from 'zod'
import { buyerOrStaff, call, staff } from '../../api/call.ts'

const input = z.object({ id: z.string().max(60) })

/** Any file, as an attachment. */
export const findFile = call({
  name: 'find-file',
  path: '/private/files/findOne',
  effect: 'get',
  authority: staff('files.read'),
  input,
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})

/** One's own file, for staff also an avatar, and any other where they may read files. Somebody else's is 404. */
export const showFile = call({
  name: 'show-file',
  path: '/upload/file/one',
  effect: 'get',
  authority: buyerOrStaff,
  input,
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})
