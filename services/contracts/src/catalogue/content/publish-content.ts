import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/** Shows the draft to readers from now on. */
export const publishContent = call({
  name: 'publish-content',
  path: '/private/content/publish',
  effect: 'command',
  access: staff('content.review'),
  input: z.strictObject({ ...expectedRevision }),
  output: contentRevision,
  errors: [
    'content-not-found',
    'version-conflict',
    'content-transition-not-allowed',
    'content-incomplete',
    'content-review-needed',
    'content-own-approval',
  ],
})
