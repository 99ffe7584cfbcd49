import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/** Sends a draft in review back to its author, with a reason. */
export const declineContentReview = call({
  name: 'decline-content-review',
  path: '/private/content/decline-review',
  effect: 'command',
  access: staff('content.review'),
  input: z.strictObject({ ...expectedRevision, reason: multiLine(400).min(1, 'required') }),
  output: contentRevision,
  errors: ['content-not-found', 'version-conflict', 'content-transition-not-allowed'],
})
