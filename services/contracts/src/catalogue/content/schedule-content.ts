import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/** Publishes the draft at a time; a later call moves it. */
export const scheduleContent = call({
  name: 'schedule-content',
  path: '/private/content/schedule',
  effect: 'command',
  access: staff('content.review'),
  input: z.strictObject({ ...expectedRevision, publishAt: z.iso.datetime('date-format') }),
  output: contentRevision,
  errors: [
    'content-not-found',
    'version-conflict',
    'content-transition-not-allowed',
    'content-incomplete',
    'content-review-needed',
    'content-own-approval',
    'content-time-past',
  ],
})
