import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { contentRevision, writtenDetails, writtenSlug, writtenTexts } from './content-fields.ts'

/** Adds an item as a draft. The slug is claimed for good: an old one leads on to the present one. */
export const createContent = call({
  name: 'create-content',
  path: '/private/content/create',
  effect: 'command',
  access: staff('content.update'),
  input: z.strictObject({ slug: writtenSlug, details: writtenDetails, texts: writtenTexts.default({}) }),
  output: contentRevision,
  errors: ['content-slug-taken', 'content-too-large'],
})
