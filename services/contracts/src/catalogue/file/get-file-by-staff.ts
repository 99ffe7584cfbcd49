import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** Any file, as an attachment. */
export const getFileByStaff = call({
  name: 'get-file-by-staff',
  path: '/private/files/findOne',
  effect: 'get',
  access: staff('files.read'),
  input: z.object({ id: cleanedText(60) }),
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})
