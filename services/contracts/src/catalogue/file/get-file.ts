import { z } from 'zod'
import { buyerOrStaff, call } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/**
 * One's own file, or one that staff have shared with the buyer; for staff also an avatar, one of an after-sales request or
 * of a test with the permission to read those, and any other with the permission to read files. Somebody else's is 404.
 */
export const getFile = call({
  name: 'get-file',
  path: '/upload/file/one',
  effect: 'get',
  access: buyerOrStaff,
  input: z.object({ id: cleanedText(60) }),
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})
