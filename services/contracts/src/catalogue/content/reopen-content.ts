import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/** Makes an archived item a draft again. */
export const reopenContent = call({
  name: 'reopen-content',
  path: '/private/content/reopen',
  effect: 'command',
  access: staff('content.archive'),
  input: z.strictObject({ ...expectedRevision }),
  output: contentRevision,
  errors: ['content-not-found', 'version-conflict', 'content-transition-not-allowed'],
})
