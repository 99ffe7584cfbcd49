import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

/** A file of one's own form, as an attachment. Somebody else's is 404. */
export const getFormFile = call({
  name: 'get-form-file',
  path: '/contact/file',
  effect: 'get',
  access: open,
  input: z.object({ id: cleanedText(60) }),
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})

/** Path where the sender of a form can download one of its files. */
export const formFileUrlOf = (id: string): string => `/api/v1${getFormFile.path}?id=${id}`
