import { z } from 'zod'
import { buyerOrStaff, call, staff } from '../../api/call.ts'

const input = z.object({ id: z.string().max(60) })

/** Any file, as an attachment. */
export const getFileByStaff = call({
  name: 'get-file-by-staff',
  path: '/private/files/findOne',
  effect: 'get',
  access: staff('files.read'),
  input,
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})

/** One's own file, for staff also an avatar, and any other where they may read files. Somebody else's is 404. */
export const getFile = call({
  name: 'get-file',
  path: '/upload/file/one',
  effect: 'get',
  access: buyerOrStaff,
  input,
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})
