import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/** Writes details and texts of a version into the draft again; the slug stays. */
export const restoreContentVersion = call({
  name: 'restore-content-version',
  path: '/private/content/restore-version',
  effect: 'command',
  access: staff('content.update'),
  input: z.strictObject({ ...expectedRevision, version: z.int().min(1) }),
  output: contentRevision,
  errors: [
    'content-not-found',
    'version-conflict',
    'content-transition-not-allowed',
    'content-version-not-found',
    'content-too-large',
  ],
})
