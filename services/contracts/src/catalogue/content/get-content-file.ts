import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { previewToken } from './preview-token.ts'

/** A file of published content as it was uploaded; those of a draft with its preview token. */
export const getContentFile = call({
  name: 'get-content-file',
  path: '/page/file',
  effect: 'get',
  access: open,
  input: z.object({ id: cleanedText(60), token: previewToken.optional() }),
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})
