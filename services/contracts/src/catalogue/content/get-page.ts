import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { contentDetail } from './content-shown.ts'

/** A page by the last segment of its path, or by its id. An old slug answers with `movedTo`. */
export const getPage = call({
  name: 'get-page',
  path: '/page/detail',
  effect: 'read',
  access: open,
  input: z.object({ id: cleanedText(90).min(1) }),
  output: contentDetail,
  errors: ['content-not-found', 'content-withdrawn'],
})
