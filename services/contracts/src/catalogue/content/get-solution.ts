import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { contentDetail } from './content-shown.ts'

/** A solution by its slug or id. */
export const getSolution = call({
  name: 'get-solution',
  path: '/solution/detail',
  effect: 'read',
  access: open,
  input: z.object({ id: cleanedText(90).min(1) }),
  output: contentDetail,
  errors: ['content-not-found', 'content-withdrawn'],
})
