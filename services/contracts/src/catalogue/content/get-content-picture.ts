import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { previewToken } from './preview-token.ts'

/** A picture of published content in one of `pictureWidths`, as WebP; those of a draft with its preview token. */
export const getContentPicture = call({
  name: 'get-content-picture',
  path: '/upload/picture',
  effect: 'get',
  access: open,
  input: z.object({
    id: cleanedText(60),
    width: z.coerce.number().pipe(z.union([z.literal(480), z.literal(800), z.literal(1200), z.literal(1600)])),
    token: previewToken.optional(),
  }),
  output: z.unknown(),
  errors: ['file-not-found'],
  binary: true,
})
