import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision } from './content-fields.ts'

/**
 * States that a translation which counts as outdated still says what its source says: it is complete from then on. The text
 * and what readers see stay as they are.
 */
export const confirmContentText = call({
  name: 'confirm-content-text',
  path: '/private/content/confirm-text',
  effect: 'command',
  access: staff('content.update'),
  input: z.strictObject({ ...expectedRevision, language: contentLanguage }),
  output: contentRevision,
  errors: ['content-not-found', 'version-conflict', 'content-incomplete', 'content-transition-not-allowed'],
})
