import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/** Takes a draft off its time. */
export const withdrawContentSchedule = call({
  name: 'withdraw-content-schedule',
  path: '/private/content/withdraw-schedule',
  effect: 'command',
  access: staff('content.review'),
  input: z.strictObject({ ...expectedRevision }),
  output: contentRevision,
  errors: ['content-not-found', 'version-conflict', 'content-transition-not-allowed'],
})
