import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/** Asks colleagues to read the draft. */
export const requestContentReview = call({
  name: 'request-content-review',
  path: '/private/content/request-review',
  effect: 'command',
  access: staff('content.update'),
  input: z.strictObject({ ...expectedRevision }),
  output: contentRevision,
  errors: ['content-not-found', 'version-conflict', 'content-transition-not-allowed', 'content-incomplete'],
})
