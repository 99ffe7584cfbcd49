import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { contentDetail } from './content-shown.ts'
import { previewToken } from './preview-token.ts'

/** The draft of a preview link, as its page will show it. */
export const previewContent = call({
  name: 'preview-content',
  path: '/page/preview',
  effect: 'read',
  access: open,
  input: z.object({ token: previewToken }),
  output: contentDetail,
  errors: ['preview-link-expired'],
})
