import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, expectedRevision, writtenDetails, writtenSlug, writtenTexts } from './content-fields.ts'

/** Changes slug, details or texts of the draft; only what is given. What readers see stays until the draft is published. */
export const updateContent = call({
  name: 'update-content',
  path: '/private/content/update',
  effect: 'command',
  access: staff('content.update'),
  input: z.strictObject({
    ...expectedRevision,
    slug: writtenSlug.optional(),
    details: writtenDetails.optional(),
    texts: writtenTexts.default({}),
  }),
  output: contentRevision,
  errors: [
    'content-not-found',
    'version-conflict',
    'content-slug-taken',
    'content-too-large',
    'content-transition-not-allowed',
  ],
})
