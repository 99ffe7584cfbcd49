import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/** Withdraws an item from readers; its address says so (410). */
export const archiveContent = call({
  name: 'archive-content',
  path: '/private/content/archive',
  effect: 'command',
  access: staff('content.archive'),
  input: z.strictObject({ ...expectedRevision }),
  output: contentRevision,
  errors: ['content-not-found', 'version-conflict', 'content-transition-not-allowed'],
})
